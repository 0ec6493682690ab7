import type { LoadedBills } from "@favilla/design-system/bills/BillsPanel.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { type BillFilterValue, matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { countActiveGroups } from "@favilla/design-system/bills/billFilterGroups.ts";
import { byUrgency, matchesState, openPartOf, withoutState } from "@favilla/design-system/bills/openBills.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { type Pages, preloadFirstPage, usePages, useSteps } from "../../../platform/query/usePages.ts";
import { prefetch, useQuery } from "../../../platform/query/useQuery.ts";
import { readSession, useSession } from "../../../platform/session/session.ts";
import { today } from "../../../platform/time/today.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { fetchBills } from "../calls.ts";
import { fetchOpenBills, openBillsQuery } from "../open/fetchOpenBills.ts";

const perSupply = 36;
const cap = 60;

/** Returns the number of bills per request: 36 per supply, at most 60 (BL-07), and 0 without supplies. */
export const pageSizeFor = (supplies: number): number => Math.min(supplies * perSupply, cap);

/** Choice of the bills to list: a filter, and a supply by its code, or null for all. */
export interface BillChoice {
  filter: BillFilterValue;
  supply: string | null;
}

interface BillListKey extends BillChoice {
  name: "bills";
  customerId: string;
  pageSize: number;
}

/** Returns the list to request, or null if it would be empty, or if the open bills are the list. */
function listOf(customerId: string | undefined, { filter, supply }: BillChoice, supplies: number): BillListKey | null {
  const pageSize = pageSizeFor(supplies);
  return customerId !== undefined && pageSize > 0 && !filter.payer && !matchesNothing(filter)
    ? { name: "bills", customerId, filter, supply, pageSize }
    : null;
}

async function fetchPage(key: BillListKey & { page: number }, signal?: AbortSignal): Promise<Pick<Pages<Bill>, "items" | "total">> {
  const { bills: items, total } = await fetchBills(key, signal);
  return { items, total };
}

/** Requests the first page as soon as the number of supplies is known, and the open bills at once. */
export function prefetchBills(choice: BillChoice): void {
  const ask = (supplies: readonly unknown[]) => {
    const list = listOf(readSession()?.customerId, choice, supplies.length);
    if (list) preloadFirstPage(list, (key) => fetchPage(key));
  };
  void prefetch(suppliesQuery)?.then(ask, () => undefined);
  if (!matchesNothing(choice.filter)) void prefetch(openBillsQuery);
}

export interface ListedBills {
  /** Cards to show now: open bills by urgency, then the paid ones, newest first. */
  load: Load<LoadedBills>;
  /** Open bills that match the filter, whatever it says of status, payer and due date. Undefined until they are known. */
  matching: readonly Bill[] | undefined;
}

/** Puts the open bills before the others, each once. */
function arrange(fetched: readonly Bill[], open: readonly Bill[]): Bill[] {
  const first = byUrgency(open, today());
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...fetched.filter(({ id }) => !ids.has(id))];
}

/** The open bills of a choice. */
const openOfChoiceQuery = privateQuery("open bills of a filter", (customerId, signal, { filter, supply }: BillChoice) =>
  fetchOpenBills(customerId, signal, filter, supply),
);

const isOpen = (bill: Bill) => stateOf(bill, today()).status !== "Paid";

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
  const fetched = useQuery(openOfChoiceQuery, needed ? choice : null);
  if (!restricted) return allOpen;
  return isWhole ? { state: "Loaded", data: pages.fetched.filter(isOpen) } : fetched;
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
  const customerId = useSession()?.customerId;
  const load = usePages(listOf(customerId, choice, supplies ?? 0), pageSizeFor(supplies ?? 0), fetchPage);
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
    const first = (isLong && matching?.filter(matches)) || fetched.filter(isOpen);
    return { state: "Loaded", data: { ...rest, bills: arrange(fetched, first).slice(0, items.length) } };
  };
  return { load: listed(), matching };
}
