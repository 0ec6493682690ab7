import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { openPartOf } from "@favilla/design-system/bills/openBills.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { uniqueBy } from "@favilla/design-system/data/uniqueBy.ts";
import { isEmptyList, privateQuery } from "../../platform/query/privateQuery.ts";
import { today } from "../../platform/time/today.ts";
import type { Page } from "../../platform/wire/page.ts";
import { readPages } from "../../platform/wire/readPages.ts";
import { type BillChoice, type BillListQuery, everyBill } from "./billQuery.ts";
import { fetchBills } from "./calls.ts";

/** Rows of the largest page that the server sends (BL-07), and the maximum number of pages: ten years of 500 supplies. */
export const largestPage = 60;
const mostPages = 600;
/** Pages that are requested at once. */
const atOnce = 6;

/** Bills, and whether they are all: one that could not be read is missing. */
export interface KnownBills {
  bills: readonly Bill[];
  complete: boolean;
}

/**
 * Fetches every bill that matches, newest first, some pages at once. A bill that comes twice, because another one came in between, counts
 * once. Throws an ApiError rather than return a part of more bills than the maximum.
 */
async function fetchWholeList(list: Omit<BillListQuery, "page" | "pageSize">, signal?: AbortSignal): Promise<KnownBills> {
  const request = (page: number) => fetchBills({ ...list, page, pageSize: largestPage }, signal);
  const { items, total } = await readPages({ what: "bills", mostPages, atOnce, request });
  const bills = eachOnce(items);
  return { bills, complete: bills.length === total };
}

/** Fetches every bill that matches, as `fetchWholeList` does, whether or not all of them could be read. */
export const fetchEveryBill = async (...list: Parameters<typeof fetchWholeList>): Promise<readonly Bill[]> =>
  (await fetchWholeList(...list)).bills;

const eachOnce = (bills: readonly Bill[]) => uniqueBy(bills, ({ id }) => id);

/** The newest bills of a supply, or of all, with the number of all: one page, and most customers have no more (AP-27). */
export const newestBillsQuery = privateQuery("newest bills", async (customerId, signal, { supply }: Pick<BillChoice, "supply">) => {
  const page = await fetchBills({ ...everyBill, customerId, supply, page: 0, pageSize: largestPage }, signal);
  return { ...page, items: eachOnce(page.items) };
});

/** Tells whether a page has the whole list. */
export const isWhole = ({ received, total }: Page<unknown>): boolean => received >= total;

const statusOf = (bill: Bill) => stateOf(bill, today()).status;

export const isOpenBill = (bill: Bill): boolean => statusOf(bill) !== "Paid";

/**
 * Returns the open bills of a page that has the whole list, as the servers count them: not those of which nobody knows whether something is
 * due. Undefined for another page, because an old bill may be open.
 */
export const openAmong = (page: Page<Bill>): Bill[] | undefined =>
  isWhole(page) ? page.items.filter((bill) => isOpenBill(bill) && statusOf(bill) !== "Unknown") : undefined;

/** The unpaid bills of a choice, including those that are debited automatically. */
export const openBillsQuery = privateQuery<readonly Bill[], BillChoice>(
  "open bills",
  (customerId, signal, { filter, supply }) => fetchEveryBill({ customerId, filter: openPartOf(filter), supply }, signal),
  isEmptyList,
);

/** Every bill of some supplies, paid ones too. */
export const billsOfSuppliesQuery = privateQuery(
  "bills of supplies",
  async (customerId, signal, supplies: readonly string[]): Promise<KnownBills> => {
    const lists = await Promise.all(supplies.map((supply) => fetchWholeList({ customerId, filter: defaultBillFilter, supply }, signal)));
    return { bills: lists.flatMap(({ bills }) => bills), complete: lists.every(({ complete }) => complete) };
  },
);

/** Every bill of the customer. */
export const allBillsQuery = privateQuery("allBills", (customerId, signal) => fetchEveryBill({ ...everyBill, customerId }, signal));
