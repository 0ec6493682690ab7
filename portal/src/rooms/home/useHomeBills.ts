import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import type { HomeBills } from "@favilla/design-system/home/due.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { today } from "../../platform/time/today.ts";
import { fetchBills } from "../bills/calls.ts";
import { largestPage } from "../bills/fetchEveryBill.ts";
import { fetchOpenBills } from "../bills/open/fetchOpenBills.ts";

/** Number of newest bills. */
const latestCount = 3;

/** Drops repeated bills: one that comes between two requests moves the last of a page to the next page, and would count twice (AP-20). */
const eachOnce = (bills: readonly Bill[]): readonly Bill[] => [...new Map(bills.map((bill) => [bill.id, bill])).values()];

/** Fetches the bills. Most customers have no more than fit on one page, which then also tells which are unpaid (AP-27). */
async function fetchHomeBills(customerId: string, signal: AbortSignal): Promise<HomeBills> {
  const { bills, total } = await fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize: largestPage }, signal);
  // The total on the home page must not leave one out.
  const open = total > largestPage ? await fetchOpenBills(customerId, signal) : bills;
  const unpaid = eachOnce(open).filter((bill) => stateOf(bill, today()).payer !== null);
  return { latest: bills.slice(0, latestCount), known: bills, unpaid };
}

/** The newest and the unpaid bills. */
export const homeBillsQuery = privateQuery(
  "home bills",
  fetchHomeBills,
  ({ latest, unpaid }) => latest.length === 0 && unpaid.length === 0,
);
