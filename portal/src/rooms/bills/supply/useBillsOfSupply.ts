import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { type Load, loaded, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { today } from "../../../platform/time/today.ts";
import type { PageOfBills } from "../bill.ts";
import { fetchBills } from "../calls.ts";
import { useOpenBills } from "../open/useOpenBills.ts";
import { type BillsOfSupply, billsOfSupply } from "./billsOfSupply.ts";

/** Number of requested bills, the most that a call returns (BL-07). */
const pageSize = 60;

/**
 * Loads the newest bills of the customer, and picks those of a supply. If there are more, those to pay are counted among all open bills, and
 * are unknown until these have come.
 */
export function useBillsOfSupply(supplyCode: string | null): Load<BillsOfSupply> {
  const load = toLoad(
    usePrivate<PageOfBills>("bills of a supply", (customerId, _query, signal) =>
      fetchBills({ customerId, filter: defaultBillFilter, page: 0, pageSize }, signal),
    ),
  );
  const incomplete = load.state === "Loaded" && load.data.total > load.data.bills.length;
  const all = useOpenBills(incomplete);
  if (load.state !== "Loaded") return load;
  const open = incomplete ? (all.state === "NoDataFound" ? [] : loaded(all)) : load.data.bills;
  return { state: "Loaded", data: billsOfSupply(load.data, open, supplyCode, today()) };
}
