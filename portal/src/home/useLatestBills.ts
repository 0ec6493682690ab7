import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { fetchBills } from "../api/bills.ts";
import { type Load, toLoad } from "../app/load.ts";
import type { Bill } from "../bills/bill.ts";
import { usePrivate } from "../session/usePrivate.ts";

/** Home shows three; what falls due soon may be among the ones before. */
const asked = 12;

/** The newest bills. */
export function useLatestBills(): Load<readonly Bill[]> {
  const fetchLatest = async (customerId: string) =>
    (await fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize: asked })).bills;
  return toLoad(usePrivate("latest bills", fetchLatest), (bills) => bills.length === 0);
}
