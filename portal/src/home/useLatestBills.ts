import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { fetchBills } from "../api/bills.ts";
import { type Load, toLoad } from "../app/load.ts";
import type { Bill } from "../bills/bill.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { latest } from "./LatestBills.tsx";

/** The newest bills, as many as home shows. */
export function useLatestBills(): Load<readonly Bill[]> {
  const fetchLatest = async (customerId: string) =>
    (await fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize: latest })).bills.slice(0, latest);
  return toLoad(usePrivate("latest bills", fetchLatest), (bills) => bills.length === 0);
}
