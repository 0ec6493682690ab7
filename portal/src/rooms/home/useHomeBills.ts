import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { type HomeBills, homeBills } from "@favilla/design-system/home/due.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { everyBill } from "../bills/billQuery.ts";
import { useNewestBills, useOpenBills } from "../bills/useKnownBills.ts";

/** Loads the newest and the unpaid bills. The total on the home page must leave none out. */
export function useHomeBills(): Load<HomeBills> {
  const newest = useNewestBills(null, true);
  const open = useOpenBills(everyBill, true);
  const day = useToday();
  return useMemo(() => {
    if (newest.state !== "Loaded") return newest as Load<never>;
    if (open.state !== "Loaded" && open.state !== "NoDataFound") return open;
    const data = homeBills(newest.data.items, loadedData(open) ?? [], day);
    return data ? { state: "Loaded", data } : { state: "NoDataFound" };
  }, [newest, open, day]);
}
