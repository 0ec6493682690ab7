import { type BillFilterValue, matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { countActiveGroups } from "@favilla/design-system/bills/billFilterGroups.ts";
import { type Load, loaded } from "../../../platform/loading/load.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { type Pages, preloadFirstPage, usePages } from "../../../platform/query/usePages.ts";
import { prefetch, useQuery } from "../../../platform/query/useQuery.ts";
import { readSession, useSession } from "../../../platform/session/session.ts";
import { today } from "../../../platform/time/today.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import type { Bill } from "../bill.ts";
import { fetchBills } from "../calls.ts";
import { stateOf } from "../card/billState.ts";
import { fetchOpenBills, openBillsQuery } from "../open/fetchOpenBills.ts";
import { byUrgency, openPartOf } from "../open/openBills.ts";

const perSupply = 36;
const cap = 60;

/** Returns the number of bills per request: 36 per supply, at most 60 (BL-07), and 0 without supplies. */
export const pageSizeFor = (supplies: number): number => Math.min(supplies * perSupply, cap);

/** Choice of the bills to list: a filter, and a supply by its code, or null for all. */
export interface BillChoice {
  filter: BillFilterValue;
  supply: string | null;
}

interface BillListKey {
  name: "bills";
  customerId: string;
  filter: BillFilterValue;
  /** Code of the only supply whose bills are listed, or null. */
  supply: string | null;
  pageSize: number;
}

/** Returns the list to request, or null if it would be empty. */
function listOf(customerId: string | undefined, { filter, supply }: BillChoice, supplies: number): BillListKey | null {
  const pageSize = pageSizeFor(supplies);
  return customerId !== undefined && pageSize > 0 && !matchesNothing(filter)
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

export interface BillsLoaded extends Omit<Pages<Bill>, "items" | "fetched" | "complete"> {
  /** Cards to show now: open bills by their due dates, then the paid ones, newest first. */
  bills: readonly Bill[];
}

/** The open bills of a filter. */
const openOfFilterQuery = privateQuery("open bills of a filter", (customerId, signal, { filter, supply }: BillChoice) =>
  fetchOpenBills(customerId, signal, filter, supply),
);

/** Puts the open bills before the others, each once. */
function arrange(fetched: readonly Bill[], open: readonly Bill[]): Bill[] {
  const first = byUrgency(open, today());
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...fetched.filter(({ id }) => !ids.has(id))];
}

/**
 * Loads the customer's bills that match a filter. A filter that matches nothing, or a customer without supplies, makes no request. The
 * server sorts by year; a list that does not fit on its first page therefore needs the open bills as well, to show them first.
 * @param supplies number of supplies; undefined until it is known
 * @param allOpen all open bills of the customer
 */
export function useBills(choice: BillChoice, supplies: number | undefined, allOpen: Load<readonly Bill[]>): Load<BillsLoaded> {
  const { filter, supply } = choice;
  const customerId = useSession()?.customerId;
  const load = usePages(listOf(customerId, choice, supplies ?? 0), pageSizeFor(supplies ?? 0), fetchPage);
  const pages = loaded(load);
  const long = pages !== undefined && !pages.complete && openPartOf(filter).statuses.length > 0;
  const filtered = countActiveGroups(filter) > 0 || supply !== null;
  const openOfFilter = useQuery(openOfFilterQuery, long && filtered ? choice : null);
  if (supplies === 0) return { state: "NoDataFound" };
  if (supplies === undefined) return { state: "Loading" };
  if (load.state !== "Loaded") return load;
  const { items, fetched, complete: _, ...rest } = load.data;
  const open = filtered ? openOfFilter : allOpen;
  if (long && open.state === "Loading") return { state: "Loading" };
  // Without the open bills, those that have come are shown first.
  const first = (long && loaded(open)) || fetched.filter((bill) => stateOf(bill, today()).status !== "Paid");
  return { state: "Loaded", data: { ...rest, bills: arrange(fetched, first).slice(0, items.length) } };
}
