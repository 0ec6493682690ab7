import { type Spending, spendingOf } from "@favilla/design-system/bills/spending.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useMemo } from "react";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { useAllBills } from "../useKnownBills.ts";

/** Loads what was spent by all supplies. */
export function useSpending() {
  const [bills, supplies] = [useAllBills(), useQuery(suppliesQuery)];
  const [allBills, allSupplies] = [loadedData(bills), loadedData(supplies)];
  const spending = useMemo(() => allBills && allSupplies && spendingOf(allBills, allSupplies), [allBills, allSupplies]);
  const failure = [bills, supplies].find((load) => load.state === "LoadFailure");
  const load: Load<Spending> = failure ?? (spending ? { state: "Loaded", data: spending } : { state: "Loading" });
  return { load, supplies: allSupplies ?? [] };
}
