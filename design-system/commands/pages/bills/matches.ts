import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";
import { paymentModeOf, stateOf } from "@favilla/design-system/bills/stateOf.ts";

/** Options of the filter that a status and a commodity stand for. */
const statusOption = { Paid: "paid", ToBePaid: "expiring", Expiring: "expiring", Expired: "expired", NotPaid: "expired" } as const;
const supplyOption = { electricity: "light", gas: "gas" } as const;

const optionOf = <Option extends string>(options: Readonly<Record<string, Option>>, key: string): Option | undefined =>
  Object.hasOwn(options, key) ? options[key] : undefined;

/** Tells whether a value is in a range. What is missing is in no range. */
const isBetween = <Value extends string | number>(value: Value | null, from: Value | null, to: Value | null): boolean =>
  (from === null && to === null) || (value !== null && (from === null || value >= from) && (to === null || value <= to));

/** Tells whether a bill matches the filter. A server that has many bills does the same in its query. */
export function matches(bill: Bill, filter: BillFilterValue, today: string): boolean {
  const state = stateOf(bill, today);
  const status = optionOf(statusOption, state.status);
  const mode = paymentModeOf(bill.paymentType);
  return (
    (status === undefined || filter.statuses.includes(status)) &&
    (!filter.payer || state.payer === filter.payer) &&
    filter.supplyTypes.includes(optionOf(supplyOption, bill.commodity) ?? "other") &&
    (filter.contractType === null || filter.contractType === (bill.commodity === "dual" ? "dual" : "mono")) &&
    isBetween(bill.expiryDate, filter.expireDateFrom, filter.expireDateTo) &&
    isBetween(bill.periodTo, filter.periodDateFrom, filter.periodDateTo) &&
    isBetween(bill.totalAmount, filter.totalFrom, filter.totalTo) &&
    (mode === null || filter.paymentModes.includes(mode))
  );
}
