import { type BillFilterValue, matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { unstable_serialize } from "swr";
import useSWRInfinite from "swr/infinite";
import { fetchBills } from "../api/bills.ts";
import { type Load, toLoad } from "../app/load.ts";
import { useLeavingSignal } from "../session/leaving.ts";
import { useSession } from "../session/session.ts";
import type { Bill } from "./bill.ts";
import { pageSizeFor, step } from "./pageSize.ts";

export interface BillsLoaded {
  /** The cards to show now. */
  bills: readonly Bill[];
  /** All bills that match. */
  total: number;
  hasMore: boolean;
  /** How many cards the next press adds. */
  next: number;
  loadMore: () => void;
  loadingMore: boolean;
  /** The last press brought nothing. */
  moreFailed: boolean;
}

const shownIn = (state: unknown): number => {
  const shown = typeof state === "object" && state !== null ? (state as { shown?: unknown }).shown : undefined;
  return typeof shown === "number" && shown > step ? shown : step;
};

/**
 * The customer's bills that match a filter, ten more at each `loadMore`; further pages are asked for when they are needed.
 * A filter that can match nothing, and a customer without supplies, ask for nothing. How many cards are shown is part of
 * the history entry, so that the way back finds the same list.
 * @param supplies how many supplies there are; undefined while that isn't known
 */
export function useBills(filter: BillFilterValue, supplies: number | undefined): Load<BillsLoaded> {
  const customerId = useSession()?.customerId;
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(state);
  const pageSize = pageSizeFor(supplies ?? 0);
  const asks = customerId !== undefined && pageSize > 0 && !matchesNothing(filter);

  const list = asks && customerId ? { name: "bills", customerId, filter, pageSize } : null;
  const signal = useLeavingSignal(unstable_serialize(list));
  const answer = useSWRInfinite(
    (page) => list && { ...list, page },
    (key) => fetchBills(key, signal()),
    {
      initialSize: Math.max(1, Math.ceil(shown / (pageSize || 1))),
      revalidateFirstPage: false,
      revalidateOnMount: true,
    },
  );
  const { data, size, setSize, error, isValidating } = answer;

  if (supplies === 0) return { state: "NoDataFound" };
  if (supplies === undefined) return { state: "Loading" };
  const load = toLoad(answer, (pages) => pages[0]?.total === 0);
  if (load.state !== "Loaded") return load;

  const pages = load.data;
  // A bill issued meanwhile moves the others on, so that the last of a page may come again on the next.
  const fetched = [...new Map(pages.flatMap(({ bills }) => bills.map((bill) => [bill.id, bill]))).values()];
  const total = pages[0]?.total ?? 0;
  const asked = pages.length * pageSize;
  const moreOnServer = asked < total;
  const loadingMore = isValidating && data !== undefined && data.length < size;
  // Cards that wait for a page wait together, so that a press adds ten at once.
  const bills = fetched.slice(0, loadingMore ? Math.min(shown, Math.floor(fetched.length / step) * step) : shown);
  const loadMore = () => {
    const wanted = bills.length + step;
    // The next page, not the one that ten more would be on: rows that could not be read leave pages short.
    if (wanted > fetched.length && moreOnServer) void setSize(pages.length + 1);
    navigate(pathname + search, { replace: true, state: { shown: wanted } });
  };
  return {
    state: "Loaded",
    data: {
      bills,
      total,
      hasMore: bills.length < fetched.length || moreOnServer,
      next: Math.max(1, Math.min(step, total - bills.length)),
      loadMore,
      loadingMore,
      moreFailed: error !== undefined && !isValidating,
    },
  };
}
