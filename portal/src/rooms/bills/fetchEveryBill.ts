import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import type { BillListQuery } from "./billQuery.ts";
import { fetchBills } from "./calls.ts";

/** Rows of the largest page that the server sends (BL-07), and the maximum number of pages: ten years of 500 supplies. */
export const largestPage = 60;
const mostPages = 600;
/** Pages that are requested at once. */
const atOnce = 6;

/**
 * Fetches every bill that matches, newest first, some pages at once. A bill that comes twice, because another one came in between, counts
 * once. Throws an ApiError rather than return a part of more bills than the maximum.
 */
export async function fetchEveryBill(list: Omit<BillListQuery, "page" | "pageSize">, signal?: AbortSignal): Promise<Bill[]> {
  const request = (page: number) => fetchBills({ ...list, page, pageSize: largestPage }, signal);
  const first = await request(0);
  const pages = [first];
  const isMissing = () => (pages.at(-1)?.bills.length ?? 0) > 0 && pages.length * largestPage < (pages.at(-1)?.total ?? 0);
  while (isMissing()) {
    const left = Math.ceil((pages.at(-1)?.total ?? 0) / largestPage) - pages.length;
    if (pages.length + left > mostPages) throw new ApiError("bills: too many to read", { reason: "body" });
    const next = Array.from({ length: Math.min(atOnce, left) }, (_, index) => request(pages.length + index));
    pages.push(...(await Promise.all(next)));
  }
  return [...new Map(pages.flatMap(({ bills }) => bills.map((bill) => [bill.id, bill]))).values()];
}

/** Every bill of the customer. */
export const allBillsQuery = privateQuery("allBills", (customerId, signal) =>
  fetchEveryBill({ customerId, filter: defaultBillFilter }, signal),
);
