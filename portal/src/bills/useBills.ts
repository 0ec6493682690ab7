import { type BillFilterValue, matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { fetchBills } from "../api/bills.ts";
import type { Load } from "../app/load.ts";
import { type Pages, usePages } from "../app/usePages.ts";
import { useSession } from "../session/session.ts";
import type { Bill } from "./bill.ts";
import { pageSizeFor } from "./pageSize.ts";

export interface BillsLoaded extends Omit<Pages<Bill>, "items" | "fetched" | "complete"> {
  /** The cards to show now. */
  bills: readonly Bill[];
}

/**
 * The customer's bills that match a filter. A filter that can match nothing, and a customer without supplies, ask for nothing.
 * @param supplies how many supplies there are; undefined while that isn't known
 */
export function useBills(filter: BillFilterValue, supplies: number | undefined): Load<BillsLoaded> {
  const customerId = useSession()?.customerId;
  const pageSize = pageSizeFor(supplies ?? 0);
  const asks = customerId !== undefined && pageSize > 0 && !matchesNothing(filter);
  const load = usePages(asks ? { name: "bills", customerId, filter, pageSize } : null, pageSize, async (key, signal) => {
    const { bills: items, total } = await fetchBills(key, signal);
    return { items, total };
  });
  if (supplies === 0) return { state: "NoDataFound" };
  if (supplies === undefined) return { state: "Loading" };
  if (load.state !== "Loaded") return load;
  const { items: bills, ...rest } = load.data;
  return { state: "Loaded", data: { ...rest, bills } };
}
