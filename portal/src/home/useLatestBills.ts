import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { fetchBills } from "../api/bills.ts";
import { type Load, toLoad } from "../app/load.ts";
import type { Bill } from "../bills/bill.ts";
import { type Asked, usePrivate } from "../session/usePrivate.ts";

/** Home shows three; what falls due soon may be among the ones before. */
const asked = 12;

export const askedLatestBills: Asked<readonly Bill[]> = [
  "latest bills",
  async (customerId, _query, signal) =>
    (await fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize: asked }, signal)).bills,
];

/** The newest bills. */
export const useLatestBills = (): Load<readonly Bill[]> => toLoad(usePrivate(...askedLatestBills), (bills) => bills.length === 0);
