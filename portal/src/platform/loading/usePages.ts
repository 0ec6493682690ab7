import { useLocation, useNavigate } from "react-router";
import { preload } from "swr";
import useSWRInfinite from "swr/infinite";
import { keyText } from "../session/cacheKey.ts";
import { useLeavingSignal } from "../session/leaving.ts";
import { type Load, toLoad } from "./load.ts";

/** How many 'load more' adds (BL-08), and how many there are at first. */
export const step = 10;

export interface Pages<Item> {
  /** What to show now. */
  items: readonly Item[];
  /** All that has come so far. */
  fetched: readonly Item[];
  /** All that match. */
  total: number;
  /** All that match have come. */
  complete: boolean;
  hasMore: boolean;
  /** How many the next press adds. */
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

type PageKey<List> = List & { page: number };

const pageKey = <List extends object>(list: List, page: number): PageKey<List> => ({ ...list, page });

/** Requests the first page of a list before `usePages` does, which then gets this answer, good or bad. */
export function preloadFirstPage<List extends object>(list: List, fetch: (key: PageKey<List>) => Promise<unknown>): void {
  preload(pageKey(list, 0), fetch).catch(() => undefined);
}

/**
 * A long list, ten more at each `loadMore`; further pages are asked for when they are needed. How many are shown is part of
 * the history entry, so that the way back finds the same list.
 * @param list what is asked for, the customer included; null asks for nothing
 */
export function usePages<List extends object, Item extends { id: number }>(
  list: List | null,
  pageSize: number,
  fetch: (key: PageKey<List>, signal: AbortSignal) => Promise<Pick<Pages<Item>, "items" | "total">>,
): Load<Pages<Item>> {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = shownIn(state);
  const signal = useLeavingSignal(keyText(list));
  const answer = useSWRInfinite(
    (page) => list && pageKey(list, page),
    (key: PageKey<List>) => fetch(key, signal()),
    {
      initialSize: Math.max(1, Math.ceil(shown / (pageSize || 1))),
      revalidateFirstPage: false,
      revalidateOnMount: true,
    },
  );
  const { data, size, setSize, error, isValidating } = answer;

  const load = toLoad(answer, (pages) => pages[0]?.total === 0);
  if (load.state !== "Loaded") return load;

  const pages = load.data;
  // Something new meanwhile moves the others on, so that the last of a page may come again on the next.
  const fetched = [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()];
  const total = pages[0]?.total ?? 0;
  const moreOnServer = pages.length * pageSize < total;
  const loadingMore = isValidating && data !== undefined && data.length < size;
  // Those that wait for a page wait together, so that a press adds ten at once.
  const items = fetched.slice(0, loadingMore ? Math.min(shown, Math.floor(fetched.length / step) * step) : shown);
  const loadMore = () => {
    const wanted = items.length + step;
    // The next page, not the one that ten more would be on: rows that could not be read leave pages short.
    if (wanted > fetched.length && moreOnServer) void setSize(pages.length + 1);
    navigate(pathname + search, { replace: true, state: { shown: wanted } });
  };
  return {
    state: "Loaded",
    data: {
      items,
      fetched,
      total,
      complete: !moreOnServer,
      hasMore: items.length < fetched.length || moreOnServer,
      next: Math.max(1, Math.min(step, total - items.length)),
      loadMore,
      loadingMore,
      moreFailed: error !== undefined && !isValidating,
    },
  };
}
