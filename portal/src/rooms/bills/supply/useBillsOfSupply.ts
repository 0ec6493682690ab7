import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { useToday } from "../../../platform/time/today.ts";
import type { PageOfBills } from "../bill.ts";
import { fetchBills } from "../calls.ts";
import { type BillsOfSupply, billsOfSupply } from "./billsOfSupply.ts";

/** Number of requested bills, the most that a call returns (BL-07). */
const pageSize = 60;

/** Loads the newest bills of the customer, and picks those of a supply. */
export function useBillsOfSupply(supplyCode: string | null): Load<BillsOfSupply> {
  const load = toLoad(
    usePrivate<PageOfBills>("bills of a supply", (customerId, _query, signal) =>
      fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize }, signal),
    ),
  );
  const day = useToday();
  return load.state === "Loaded" ? { state: "Loaded", data: billsOfSupply(load.data, supplyCode, day) } : load;
}
