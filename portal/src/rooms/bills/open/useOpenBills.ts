import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type PrivateQuery, usePrivate } from "../../../platform/session/usePrivate.ts";
import type { Bill } from "../bill.ts";
import { fetchOpenBills } from "./fetchOpenBills.ts";

export const openBillsQuery: PrivateQuery<readonly Bill[]> = [
  "open bills",
  (customerId, _query, signal) => fetchOpenBills(customerId, signal),
];

/**
 * Loads all unpaid bills of the customer, including those that are debited automatically.
 * @param enabled false makes no request
 */
export function useOpenBills(enabled = true): Load<readonly Bill[]> {
  const [name, fetch] = openBillsQuery;
  return toLoad(usePrivate(name, fetch, enabled ? undefined : null), (bills) => bills.length === 0);
}
