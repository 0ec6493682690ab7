import * as z from "zod/mini";
import { type BillFilterValue, billContractTypes, billPayers, billPaymentModes, billStatuses, billSupplyTypes } from "./billFilter.ts";
import { billFilterErrors } from "./billFilterGroups.ts";

/** The fields of ranges. Their text may be no valid date or amount. */
export const rangeFields = ["expireDateFrom", "expireDateTo", "periodDateFrom", "periodDateTo", "totalFrom", "totalTo"] as const;
export type RangeField = (typeof rangeFields)[number];

/** Form values of the bill filter. */
export interface BillFilterValues extends BillFilterValue {
  /** Problems of fields whose text is not a date or amount, as sentences. The values of these fields are null. */
  problems: { readonly [Field in RangeField]?: string | undefined };
  /** Id of the supply, or null for all supplies. Only the account statement asks for it. */
  supply: string | null;
  /** Text of a supply's search field. */
  supplyText: string;
}

/** Output of the form: the filter, and the supply's id. */
export interface AppliedBillFilter {
  filter: BillFilterValue;
  supply: string | null;
}

const choices = <const Choices extends readonly string[]>(all: Choices) => z.array(z.enum(all));
const daySchema = z.nullable(z.string());
const amountSchema = z.nullable(z.number());
const problemSchema = z.optional(z.string());

const valuesSchema = z.object({
  statuses: choices(billStatuses),
  payer: z.optional(z.nullable(z.enum(billPayers))),
  supplyTypes: choices(billSupplyTypes),
  contractType: z.nullable(z.enum(billContractTypes)),
  expireDateFrom: daySchema,
  expireDateTo: daySchema,
  periodDateFrom: daySchema,
  periodDateTo: daySchema,
  totalFrom: amountSchema,
  totalTo: amountSchema,
  paymentModes: choices(billPaymentModes),
  problems: z.object(Object.fromEntries(rangeFields.map((each) => [each, problemSchema])) as Record<RangeField, typeof problemSchema>),
  supply: z.nullable(z.string()),
  supplyText: z.string(),
});

/**
 * Schema of the bill filter (BL-05, BL-09): range fields contain dates and amounts, no range ends before it begins, and a typed supply is
 * one of those there are. Issues: problems of fields, errors of ranges, and `supplyError`.
 */
export const billFilterSchema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const wrong = billFilterErrors(value);
    for (const field of rangeFields) {
      const message = value.problems[field] ?? wrong.find((each) => each === field);
      if (message) issues.push({ code: "custom", input: value, path: [field], message });
    }
    const { supply, supplyText } = value;
    if (supply === null && supplyText.trim()) issues.push({ code: "custom", input: value, path: ["supplyText"], message: "supplyError" });
  }),
  z.transform(({ problems: _, supply, supplyText: __, ...filter }): AppliedBillFilter => ({ filter, supply })),
);
