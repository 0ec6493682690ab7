import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";
import { billState } from "@favilla/design-system/bills/billState.ts";
import type { Bill } from "./bills.ts";

/** Options of the filter that a status and a commodity stand for. */
const statusOption = { Paid: "paid", ToBePaid: "expiring", Expiring: "expiring", Expired: "expired", NotPaid: "expired" } as const;
const supplyOption = { electricity: "light", gas: "gas" } as const;

const optionOf = <Option extends string>(options: Readonly<Record<string, Option>>, key: string): Option | undefined =>
  Object.hasOwn(options, key) ? options[key] : undefined;

/** Tells whether a value is in a range. What is missing is in no range. */
const isBetween = <Value extends string | number>(value: Value | null | undefined, from: Value | null, to: Value | null): boolean =>
  (from === null && to === null) || (value != null && (from === null || value >= from) && (to === null || value <= to));

/** Tells whether a bill matches the filter. A server that has many bills does the same in its query. */
export function matches({ facts, contractType, paymentMode }: Bill, filter: BillFilterValue, today?: string): boolean {
  const status = optionOf(statusOption, facts.status);
  return (
    (status === undefined || filter.statuses.includes(status)) &&
    (!filter.payer || billState(facts, today).payer === filter.payer) &&
    filter.supplyTypes.includes(optionOf(supplyOption, facts.commodity) ?? "other") &&
    (filter.contractType === null || filter.contractType === contractType) &&
    isBetween(facts.expiryDate, filter.expireDateFrom, filter.expireDateTo) &&
    isBetween(facts.period?.to, filter.periodDateFrom, filter.periodDateTo) &&
    isBetween(facts.total, filter.totalFrom, filter.totalTo) &&
    filter.paymentModes.includes(paymentMode)
  );
}
