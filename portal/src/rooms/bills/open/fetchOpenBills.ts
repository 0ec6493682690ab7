import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import type { Bill } from "../bill.ts";
import { fetchBills } from "../calls.ts";
import { openPartOf } from "./openBills.ts";

/** The server's largest page. */
const pageSize = 60;
/** A customer with more open bills than these pages hold sees the newest ones in the totals. */
const mostPages = 20;

/** Fetches all unpaid bills that match a filter, of one supply or of all: the first page, then the others at once. */
export async function fetchOpenBills(
  customerId: string,
  signal: AbortSignal,
  filter: BillFilterValue = defaultBillFilter,
  supply: string | null = null,
): Promise<readonly Bill[]> {
  const request = (page: number) => fetchBills({ customerId, filter: openPartOf(filter), supply, page, pageSize }, signal);
  const first = await request(0);
  const pages = Math.min(Math.ceil(first.total / pageSize), mostPages);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => request(index + 1)));
  const bills = [first, ...others].flatMap((page) => page.bills);
  return [...new Map(bills.map((bill) => [bill.id, bill])).values()];
}

/** All unpaid bills of the customer, including those that are debited automatically. */
export const openBillsQuery = privateQuery<readonly Bill[]>(
  "open bills",
  (customerId, signal) => fetchOpenBills(customerId, signal),
  isEmptyList,
);
