import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { type BillFilterValue, defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { openPartOf } from "@favilla/design-system/bills/openBills.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import { fetchEveryBill } from "../fetchEveryBill.ts";

/** Fetches all unpaid bills that match a filter, of one supply or of all. */
export const fetchOpenBills = (
  customerId: string,
  signal: AbortSignal,
  filter: BillFilterValue = defaultBillFilter,
  supply: string | null = null,
): Promise<readonly Bill[]> => fetchEveryBill({ customerId, filter: openPartOf(filter), supply }, signal);

/** All unpaid bills of the customer, including those that are debited automatically. */
export const openBillsQuery = privateQuery<readonly Bill[]>(
  "open bills",
  (customerId, signal) => fetchOpenBills(customerId, signal),
  isEmptyList,
);
