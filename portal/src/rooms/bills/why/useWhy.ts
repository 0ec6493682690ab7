import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { comparedWith, isComparable, isFirstOf } from "@favilla/design-system/bills/comparedBills.ts";
import { explainedBill } from "@favilla/design-system/bills/explainedBill.ts";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import type { Why } from "@favilla/design-system/bills/WhyView.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMemo } from "react";
import { useReadings } from "../../consumption/useReadings.ts";
import type { KnownBills } from "../queries.ts";
import { useBillsOfSupplies } from "../useKnownBills.ts";

/** Finds the bills to compare one with among all of its supply. It is the first one only if none is missing among them. */
export function comparedIn(bill: Bill, { bills, complete }: KnownBills) {
  const own = bills.filter(({ supplyCode }) => supplyCode === bill.supplyCode);
  return { ...comparedWith(bill, own), isFirst: complete && isFirstOf(bill, own) };
}

/** Loads the consumption of a bill's period, which says what is estimated. A bill of several supplies has none. */
function useRows(bill: Bill | null | undefined, supplies: readonly Supply[]) {
  const billed = bill ? suppliesOf(bill, supplies) : [];
  const [supply] = billed;
  const ready = bill?.periodFrom && bill.periodTo && supply && billed.length === 1;
  const load = useReadings(ready ? { supplyId: supply.id, from: bill.periodFrom as string, to: bill.periodTo as string } : null);
  return { loading: load.state === "Loading", rows: loadedData(load) };
}

/**
 * Loads the bills to compare a bill with. Null if it cannot be compared. Without its consumption, the explanation knows of no estimate.
 */
export function useWhy(bill: Bill, supplies: readonly Supply[]): Load<Why> | null {
  const comparable = isComparable(bill);
  const found = useBillsOfSupplies(comparable && bill.supplyCode ? [bill.supplyCode] : null);
  const known = loadedData(found);
  const { previous = null, lastYear = null, isFirst = false } = known ? comparedIn(bill, known) : {};
  const current = useRows(comparable ? bill : null, supplies);
  const before = useRows(previous, supplies);
  const yearAgo = useRows(lastYear, supplies);
  const why = useMemo(
    () => ({
      bill: explainedBill(bill, current.rows),
      previous: previous && explainedBill(previous, before.rows),
      lastYear: lastYear && explainedBill(lastYear, yearAgo.rows),
      isFirst,
    }),
    [bill, previous, lastYear, isFirst, current.rows, before.rows, yearAgo.rows],
  );
  if (!comparable) return null;
  if (found.state !== "Loaded") return found;
  return current.loading || before.loading || yearAgo.loading ? { state: "Loading" } : { state: "Loaded", data: why };
}
