import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import type { Load } from "../../../platform/loading/load.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useToday } from "../../../platform/time/today.ts";
import { fetchBills } from "../calls.ts";
import { type BillsOfSupply, billsOfSupply } from "./billsOfSupply.ts";

/** Number of requested bills, the most that a call returns (BL-07). */
const pageSize = 60;

/** The newest bills of the customer. */
const newestBillsQuery = privateQuery("bills of a supply", (customerId, signal) =>
  fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize }, signal),
);

/** Loads the newest bills of the customer, and picks those of a supply. */
export function useBillsOfSupply(supplyCode: string | null): Load<BillsOfSupply> {
  const load = useQuery(newestBillsQuery);
  const day = useToday();
  return load.state === "Loaded" ? { state: "Loaded", data: billsOfSupply(load.data, supplyCode, day) } : load;
}
