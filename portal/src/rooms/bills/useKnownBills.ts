import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { countActiveGroups } from "@favilla/design-system/bills/billFilterGroups.ts";
import { isOfSupply } from "@favilla/design-system/bills/billsOfSupply.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useMemo } from "react";
import { useIsCached, useQuery } from "../../platform/query/useQuery.ts";
import type { Page } from "../../platform/wire/page.ts";
import { type BillChoice, everyBill } from "./billQuery.ts";
import { billByNumberQuery } from "./calls.ts";
import type { BillLink } from "./card/billLink.ts";
import { allBillsQuery, billsOfSuppliesQuery, isWhole, type KnownBills, newestBillsQuery, openAmong, openBillsQuery } from "./queries.ts";

/** Tells whether a filter and a supply leave no bill out. */
export const isEveryBill = ({ filter, supply }: BillChoice): boolean => supply === null && countActiveGroups(filter) === 0;

const ofAll = { supply: everyBill.supply };

/** Returns the newest bills of the customer if a page that shows them has loaded them. */
function useCachedBills(): Page<Bill> | undefined {
  const isCached = useIsCached(newestBillsQuery, ofAll);
  return loadedData(useQuery(newestBillsQuery, isCached ? ofAll : null));
}

/** Returns all bills of the customer if they are known: the newest ones are, and there are no more. */
function useWholeList(): KnownBills | undefined {
  const newest = useCachedBills();
  return newest && isWhole(newest) ? { bills: newest.items, complete: newest.items.length === newest.total } : undefined;
}

/** Loads a bill, unless it is among the newest ones that home or the list has. Null makes no request; data are null if it does not exist. */
export function useBill(link: BillLink | null): Load<Bill | null> {
  const known = useCachedBills()?.items.find(({ year, number }) => String(year) === link?.year && number === link.number);
  const load = useQuery(billByNumberQuery, known ? null : link);
  return known ? { state: "Loaded", data: known } : load;
}

/** Loads the newest bills, of a supply or of all, if they are wanted. Nothing is requested where all bills are known. */
export function useNewestBills(supply: string | null, isWanted: boolean): Load<Page<Bill>> {
  const all = useWholeList()?.bills;
  const known = useMemo((): Load<Page<Bill>> | undefined => {
    const items = all?.filter((bill) => supply === null || isOfSupply(bill, supply));
    return items && { state: "Loaded", data: { items, received: items.length, total: items.length } };
  }, [all, supply]);
  const load = useQuery(newestBillsQuery, isWanted && !known ? { supply } : null);
  return known ?? load;
}

/**
 * Loads the open bills of a choice; null makes no request. Where the newest bills are all, they tell which are open.
 * @param showsNewest true on a page that shows the newest bills too: they are waited for, so that nothing is requested twice
 */
export function useOpenBills(choice: BillChoice | null, showsNewest = false): Load<readonly Bill[]> {
  const isPlain = choice !== null && countActiveGroups(choice.filter) === 0;
  const newest = useNewestBills(choice?.supply ?? null, isPlain && showsNewest);
  const page = isPlain ? loadedData(newest) : undefined;
  const open = useMemo(() => page && openAmong(page), [page]);
  const isWaiting = isPlain && showsNewest && !page;
  const fetched = useQuery(openBillsQuery, choice && !open && !isWaiting ? choice : null);
  if (isWaiting) return newest as Load<never>;
  if (!open) return fetched;
  return open.length === 0 ? { state: "NoDataFound" } : { state: "Loaded", data: open };
}

/** Loads every bill of the customer, paid ones too. */
export function useAllBills(): Load<readonly Bill[]> {
  const all = useWholeList()?.bills;
  const load = useQuery(allBillsQuery, all ? null : undefined);
  return all ? { state: "Loaded", data: all } : load;
}

/** Loads every bill of some supplies, paid ones too. Null makes no request. */
export function useBillsOfSupplies(supplies: readonly string[] | null): Load<KnownBills> {
  const all = useWholeList();
  const load = useQuery(billsOfSuppliesQuery, all ? null : supplies);
  if (!all || !supplies) return load;
  const bills = all.bills.filter((bill) => supplies.some((supply) => isOfSupply(bill, supply)));
  return { state: "Loaded", data: { bills, complete: all.complete } };
}
