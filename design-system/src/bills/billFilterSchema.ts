import * as z from "zod/mini";
import { type BillFilterValue, billContractTypes, billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import { billFilterErrors } from "./billFilterGroups.ts";

/** The fields of ranges. Their text may be no valid date or amount. */
export const rangeFields = ["expireDateFrom", "expireDateTo", "periodDateFrom", "periodDateTo", "totalFrom", "totalTo"] as const;
export type RangeField = (typeof rangeFields)[number];

/** Form values of the bill filter. */
export interface BillFilterValues extends BillFilterValue {
  /** Problems of fields whose text is not a date or amount, as sentences. The values of these fields are null. */
  problems: { readonly [Field in RangeField]?: string | undefined };
}

const choices = <const Choices extends readonly string[]>(all: Choices) => z.readonly(z.array(z.enum(all)));
const day = z.nullable(z.string());
const amount = z.nullable(z.number());

const values = z.object({
  statuses: choices(billStatuses),
  supplyTypes: choices(billSupplyTypes),
  contractType: z.nullable(z.enum(billContractTypes)),
  expireDateFrom: day,
  expireDateTo: day,
  periodDateFrom: day,
  periodDateTo: day,
  totalFrom: amount,
  totalTo: amount,
  paymentModes: choices(billPaymentModes),
  problems: z.partialRecord(z.enum(rangeFields), z.optional(z.string())),
});

/** Schema of the bill filter (BL-05, BL-09): range fields contain dates and amounts, and no range ends before it begins. */
export const billFilterSchema = z.pipe(
  values.check(({ value, issues }) => {
    const wrong = billFilterErrors(value);
    for (const field of rangeFields) {
      const message = value.problems[field] ?? wrong.find((each) => each === field);
      if (message) issues.push({ code: "custom", input: value, path: [field], message });
    }
  }),
  z.transform(({ problems: _, ...filter }): BillFilterValue => filter),
);
