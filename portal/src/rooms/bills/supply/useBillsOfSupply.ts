import { type BillsOfSupply, billsOfSupply, noBillsOfSupply } from "@favilla/design-system/bills/billsOfSupply.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { everyBill } from "../billQuery.ts";
import { useNewestBills, useOpenBills } from "../useKnownBills.ts";

/** Loads the bills of a supply; of more than one page the open ones too, since an old one may be to pay. One that has no code yet has none. */
export function useBillsOfSupply(supply: string | null): Load<BillsOfSupply> {
  const newest = useNewestBills(supply, supply !== null);
  const open = useOpenBills(supply === null ? null : { ...everyBill, supply }, true);
  const day = useToday();
  if (supply === null) return { state: "Loaded", data: noBillsOfSupply };
  if (newest.state !== "Loaded") return newest;
  if (open.state !== "Loaded" && open.state !== "NoDataFound") return open;
  const { items: bills, total } = newest.data;
  return { state: "Loaded", data: billsOfSupply({ bills, total, open: loadedData(open) ?? [] }, supply, day) };
}
