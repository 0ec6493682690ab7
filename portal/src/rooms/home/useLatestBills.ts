import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { type Load, toLoad } from "../../platform/loading/load.ts";
import { type PrivateQuery, usePrivate } from "../../platform/session/usePrivate.ts";
import type { Bill } from "../bills/bill.ts";
import { fetchBills } from "../bills/calls.ts";

/** Number of requested bills. The home page shows three, but earlier ones may be due soon. */
const count = 12;

export const latestBillsQuery: PrivateQuery<readonly Bill[]> = [
  "latest bills",
  async (customerId, _query, signal) =>
    (await fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize: count }, signal)).bills,
];

/** Loads the newest bills. */
export const useLatestBills = (): Load<readonly Bill[]> => toLoad(usePrivate(...latestBillsQuery), (bills) => bills.length === 0);
