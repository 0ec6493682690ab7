import { type BillFilterValue, matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import type { Load } from "../../../platform/loading/load.ts";
import { type Pages, preloadFirstPage, usePages } from "../../../platform/loading/usePages.ts";
import { readSession, useSession } from "../../../platform/session/session.ts";
import { prefetch } from "../../../platform/session/usePrivate.ts";
import { suppliesQuery } from "../../supplies/useSupplies.ts";
import type { Bill } from "../bill.ts";
import { fetchBills } from "../calls.ts";
import { pageSizeFor } from "./pageSize.ts";

interface BillList {
  name: "bills";
  customerId: string;
  filter: BillFilterValue;
  pageSize: number;
}

/** Returns the list to request, or null if it would be empty. */
function listOf(customerId: string | undefined, filter: BillFilterValue, supplies: number): BillList | null {
  const pageSize = pageSizeFor(supplies);
  return customerId !== undefined && pageSize > 0 && !matchesNothing(filter) ? { name: "bills", customerId, filter, pageSize } : null;
}

async function fetchPage(key: BillList & { page: number }, signal?: AbortSignal): Promise<Pick<Pages<Bill>, "items" | "total">> {
  const { bills: items, total } = await fetchBills(key, signal);
  return { items, total };
}

/** Requests the first page as soon as the number of supplies is known. */
export function prefetchBills(filter: BillFilterValue): void {
  const ask = (supplies: readonly unknown[]) => {
    const list = listOf(readSession()?.customerId, filter, supplies.length);
    if (list) preloadFirstPage(list, (key) => fetchPage(key));
  };
  prefetch(suppliesQuery)?.then(ask, () => undefined);
}

export interface BillsLoaded extends Omit<Pages<Bill>, "items" | "fetched" | "complete"> {
  /** Cards to show now. */
  bills: readonly Bill[];
}

/**
 * Loads the customer's bills that match a filter. A filter that matches nothing, or a customer without supplies, makes no request.
 * @param supplies number of supplies; undefined until it is known
 */
export function useBills(filter: BillFilterValue, supplies: number | undefined): Load<BillsLoaded> {
  const customerId = useSession()?.customerId;
  const load = usePages(listOf(customerId, filter, supplies ?? 0), pageSizeFor(supplies ?? 0), fetchPage);
  if (supplies === 0) return { state: "NoDataFound" };
  if (supplies === undefined) return { state: "Loading" };
  if (load.state !== "Loaded") return load;
  const { items: bills, ...rest } = load.data;
  return { state: "Loaded", data: { ...rest, bills } };
}
