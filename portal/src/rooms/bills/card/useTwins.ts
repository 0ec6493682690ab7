import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { twinsOf } from "@favilla/design-system/bills/twins.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useBillsOfSupplies } from "../useKnownBills.ts";

/** Loads the other bills for the period of an open bill, paid ones too. A bill that is settled asks for none. */
export function useTwins(bill: Bill | undefined, today: string): Load<readonly Bill[]> {
  const supply = bill?.supplyCode && stateOf(bill, today).status !== "Paid" ? bill.supplyCode : null;
  const load = useBillsOfSupplies(supply === null ? null : [supply]);
  if (load.state !== "Loaded") return load;
  return { state: "Loaded", data: (bill && twinsOf([bill, ...load.data.bills], (each) => stateOf(each, today)).get(bill.id)) ?? [] };
}
