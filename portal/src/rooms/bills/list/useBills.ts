import type { LoadedBills } from "@favilla/design-system/bills/BillsPanel.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { countActiveGroups } from "@favilla/design-system/bills/billFilterGroups.ts";
import { byUrgency, matchesState, openFirst, openPartOf, withoutState } from "@favilla/design-system/bills/openBills.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useMemo } from "react";
import { type Pages, preloadFirstPage, usePages, useSteps } from "../../../platform/query/usePages.ts";
import { prefetch } from "../../../platform/query/useQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { readSession, useSession } from "../../../platform/session/session.ts";
import { today } from "../../../platform/time/today.ts";
import type { Page } from "../../../platform/wire/page.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { type BillChoice, everyBill } from "../billQuery.ts";
import { fetchBills } from "../calls.ts";
import { isOpenBill, isWhole, newestBillsQuery, openBillsQuery } from "../queries.ts";
import { isEveryBill, useNewestBills, useOpenBills } from "../useKnownBills.ts";

const perSupply = 36;
const cap = 60;

/** Returns the number of bills per request: 36 per supply, at most 60 (BL-07), and 0 without supplies. */
export const pageSizeFor = (supplies: number): number => Math.min(supplies * perSupply, cap);

interface BillListKey extends BillChoice {
  name: "bills";
  customerId: CustomerId;
  pageSize: number;
}

/** Returns the list to request, or null if it would be empty, or if the open bills are the list. */
function listOf(customerId: CustomerId | undefined, { filter, supply }: BillChoice, supplies: number): BillListKey | null {
  const pageSize = pageSizeFor(supplies);
  return customerId !== undefined && pageSize > 0 && !filter.payer && !matchesNothing(filter)
    ? { name: "bills", customerId, filter, supply, pageSize }
    : null;
}

/** Requests all that a choice shows: every bill at once; of others the first page as soon as the number of supplies is known. */
export function prefetchBills(choice: BillChoice): void {
  const ask = (supplies: readonly unknown[]) => {
    const list = listOf(readSession()?.customerId, choice, supplies.length);
    if (list) preloadFirstPage(list, (key) => fetchBills(key));
  };
  const counted = prefetch(suppliesQuery);
  if (isEveryBill(choice)) return void prefetch(newestBillsQuery, { supply: null });
  void counted?.then(ask, () => undefined);
  if (!matchesNothing(choice.filter)) void prefetch(openBillsQuery, everyBill);
}

export interface ListedBills {
  /** Cards to show now: open bills by urgency, then the paid ones, newest first. */
  load: Load<LoadedBills>;
  /** Open bills that match the filter, whatever it says of status, payer and due date. Undefined until they are known. */
  matching: readonly Bill[] | undefined;
}

/**
 * Loads the open bills of a choice, whatever it says of status, payer and due date. They are requested only if neither all open bills are
 * those, nor a list that has come whole.
 * @param wanted true if the list needs them
 */
function useMatching(
  { filter, supply }: BillChoice,
  pages: Pages<Bill> | undefined,
  allOpen: Load<readonly Bill[]>,
): Load<readonly Bill[]> {
  const choice = { filter: withoutState(filter), supply };
  const restricted = supply !== null || countActiveGroups(choice.filter) > 0;
  const isWhole = pages?.complete && countActiveGroups(filter) === countActiveGroups(choice.filter);
  const needed = restricted && (filter.payer || pages) && !isWhole && !matchesNothing(filter);
  const fetched = useOpenBills(needed ? choice : null);
  if (!restricted) return allOpen;
  return isWhole ? { state: "Loaded", data: pages.fetched.filter(isOpenBill) } : fetched;
}

/** Returns the part of the newest bills that a page of the list has. */
const firstPageOf = ({ items, received, total }: Page<Bill>, pageSize: number): Page<Bill> => ({
  items: items.slice(0, pageSize),
  received: Math.min(received, pageSize),
  total,
});

/**
 * Loads the pages of a list. Of every bill the newest ones, which home has too, are the first page, or all of it; nothing is requested
 * twice.
 */
function useListPages(choice: BillChoice, supplies: number): Load<Pages<Bill>> {
  const customerId = useSession()?.customerId;
  const isEvery = isEveryBill(choice);
  const list = listOf(customerId, choice, supplies);
  const newest = useNewestBills(null, isEvery && list !== null);
  const page = isEvery ? loadedData(newest) : undefined;
  const pageSize = pageSizeFor(supplies);
  const first = useMemo(() => page && firstPageOf(page, pageSize), [page, pageSize]);
  const isComplete = page !== undefined && isWhole(page);
  const load = usePages(isComplete || (isEvery && !page) ? null : list, pageSize, fetchBills, first);
  const steps = useSteps();
  if (!isEvery || !list) return load;
  if (!page) return newest as Load<never>;
  if (page.total === 0) return { state: "NoDataFound" };
  return isComplete ? { state: "Loaded", data: steps(page.items) } : load;
}

/**
 * Loads the customer's bills that match a filter. A filter that matches nothing, or a customer without supplies, makes no request. The
 * server sorts by year; a list that does not fit on its first page therefore needs the open bills as well, to show them first. Who pays is
 * known of the open bills alone: they are the list then.
 * @param supplies number of supplies; undefined until it is known
 * @param allOpen all open bills of the customer
 */
export function useBills(choice: BillChoice, supplies: number | undefined, allOpen: Load<readonly Bill[]>): ListedBills {
  const { filter } = choice;
  const load = useListPages(choice, supplies ?? 0);
  const steps = useSteps();
  const pages = loadedData(load);
  const found = useMatching(choice, pages, allOpen);
  const matching = found.state === "NoDataFound" ? [] : loadedData(found);
  const matches = (bill: Bill) => matchesState(bill, filter, today());
  const listed = (): Load<LoadedBills> => {
    if (supplies === 0) return { state: "NoDataFound" };
    if (supplies === undefined) return { state: "Loading" };
    if (filter.payer) {
      if (!matching) return found as Load<LoadedBills>;
      const { items, fetched: _, complete: __, ...rest } = steps(byUrgency(matching.filter(matches), today()));
      return rest.total === 0 ? { state: "NoDataFound" } : { state: "Loaded", data: { ...rest, bills: items } };
    }
    if (load.state !== "Loaded") return load;
    const { items, fetched, complete, ...rest } = load.data;
    const isLong = !complete && openPartOf(filter).statuses.length > 0;
    if (isLong && found.state === "Loading") return { state: "Loading" };
    // Without the open bills, those that have come are shown first.
    const first = (isLong && matching?.filter(matches)) || fetched.filter(isOpenBill);
    return { state: "Loaded", data: { ...rest, bills: openFirst(fetched, first, today()).slice(0, items.length) } };
  };
  return { load: listed(), matching };
}
