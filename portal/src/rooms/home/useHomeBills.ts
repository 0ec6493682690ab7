import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import type { HomeBills } from "@favilla/design-system/home/due.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { everyBill } from "../bills/billQuery.ts";
import { useNewestBills, useOpenBills } from "../bills/useKnownBills.ts";

/** Number of newest bills. */
const latestCount = 3;

/** Returns the bills of the home page: the newest, and those of which something is owed (BL-86). */
export function homeBills(newest: readonly Bill[], open: readonly Bill[], day: string): Load<HomeBills> {
  const latest = newest.slice(0, latestCount);
  const unpaid = open.filter((bill) => stateOf(bill, day).payer !== null);
  return latest.length === 0 && unpaid.length === 0
    ? { state: "NoDataFound" }
    : { state: "Loaded", data: { latest, known: newest, unpaid } };
}

/** Loads the newest and the unpaid bills. The total on the home page must leave none out. */
export function useHomeBills(): Load<HomeBills> {
  const newest = useNewestBills(null, true);
  const open = useOpenBills(everyBill, true);
  const day = useToday();
  return useMemo(() => {
    if (newest.state !== "Loaded") return newest as Load<never>;
    if (open.state !== "Loaded" && open.state !== "NoDataFound") return open;
    return homeBills(newest.data.items, loadedData(open) ?? [], day);
  }, [newest, open, day]);
}
