import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { comparedWith, isComparable, isFirstOf } from "@favilla/design-system/bills/comparedBills.ts";
import { explainedBill } from "@favilla/design-system/bills/explainedBill.ts";
import { suppliesOf } from "@favilla/design-system/bills/toCard.ts";
import type { Why } from "@favilla/design-system/bills/WhyView.tsx";
import { type Load, type LoadFailure, loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMemo } from "react";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { consumptionQuery } from "../../consumption/calls.ts";
import type { BillLink } from "../card/billLink.ts";
import { fetchWholeStatement } from "../statement/calls.ts";
import { wholeStatement } from "../statement/statement.ts";
import { useBill } from "../useKnownBills.ts";

type Compared = Pick<Bill, "id" | "emissionDate" | "supplyCode" | "commodity" | "periodFrom" | "periodTo">;

/** Finds the bills to compare one with among all documents of its supply, however many there are: year and number of each. */
export const comparedBillsQuery = privateQuery("comparedBills", async (_customerId, signal, bill: Compared) => {
  const supplyCodes = bill.supplyCode === null ? [] : [bill.supplyCode];
  let total = 0;
  const balances = await fetchWholeStatement({ ...wholeStatement, supplyCodes }, (progress) => (total = progress.total), signal);
  const { previous, lastYear } = comparedWith(bill, balances);
  const linkOf = (found: typeof previous): BillLink | null => found && { year: String(found.year), number: found.number };
  return { previous: linkOf(previous), lastYear: linkOf(lastYear), isFirst: balances.length === total && isFirstOf(bill, balances) };
});

/** Loads the consumption of a bill's period, which says what is estimated. A bill of several supplies has none. */
function useRows(bill: Bill | null | undefined, supplies: readonly Supply[]) {
  const billed = bill ? suppliesOf(bill, supplies) : [];
  const [supply] = billed;
  const ready = bill?.periodFrom && bill.periodTo && supply && billed.length === 1;
  const load = useQuery(
    consumptionQuery,
    ready ? { supplyId: supply.id, from: bill.periodFrom as string, to: bill.periodTo as string } : null,
  );
  return { loading: load.state === "Loading", rows: loadedData(load) };
}

/**
 * Loads the bills to compare a bill with. Null if it cannot be compared. Without its consumption, the explanation knows of no estimate.
 */
export function useWhy(bill: Bill, supplies: readonly Supply[]): Load<Why> | null {
  const { id, emissionDate, supplyCode, commodity, periodFrom, periodTo } = bill;
  const comparable = isComparable(bill);
  const compared = comparable ? { id, emissionDate, supplyCode, commodity, periodFrom, periodTo } : null;
  const found = useQuery(comparedBillsQuery, compared);
  const links = loadedData(found);
  const bills = [useBill(links?.previous ?? null), useBill(links?.lastYear ?? null)] as const;
  const [previous, lastYear] = [loadedData(bills[0]) ?? null, loadedData(bills[1]) ?? null];
  const isFirst = links?.isFirst ?? false;
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
  const failed = bills.find(({ state }) => state === "LoadFailure");
  if (failed) return failed as LoadFailure;
  const isLoading = [...bills.map(({ state }) => state === "Loading"), current.loading, before.loading, yearAgo.loading].includes(true);
  return isLoading ? { state: "Loading" } : { state: "Loaded", data: why };
}
