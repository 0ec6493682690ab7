import type { Load } from "@favilla/design-system/data/load.ts";
import { uniqueBy } from "@favilla/design-system/data/uniqueBy.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { preload } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";
import * as z from "zod/mini";
import { toLoad } from "../loading/load.ts";
import { useEntryState } from "../pages/useEntryState.ts";
import { useRequestSignal } from "../session/requestSignals.ts";
import { onOutdated } from "../session/tabs.ts";
import type { Page } from "../wire/page.ts";

/** Number of items shown at first, and added by 'load more' (BL-08). */
export const itemsPerPress = 10;

export interface Pages<Item> {
  /** Items to show now. */
  items: readonly Item[];
  /** Items fetched so far. */
  fetched: readonly Item[];
  /** Number of all matching items. */
  total: number;
  /** True if all matching items have been fetched. */
  complete: boolean;
  hasMore: boolean;
  /** Number of items that the next press adds. */
  next: number;
  loadMore: () => void;
  loadingMore: boolean;
  /** True if the last press failed. */
  moreFailed: boolean;
}

/** State of a history entry in which more items were shown. */
const moreSchema = z.object({ shown: z.number().check(z.refine((count) => count > itemsPerPress)) });

type PageKey<List> = List & { page: number };

const pageKey = <List extends object>(list: List, page: number): PageKey<List> => ({ ...list, page });

/** Requests the first page of a list in advance. `usePages` uses this response, whether it succeeds or fails. */
export function preloadFirstPage<List extends object>(list: List, fetch: (key: PageKey<List>) => Promise<unknown>): void {
  preload(pageKey(list, 0), fetch).catch(() => undefined);
}

/** Manages the number of items that are shown, which is part of the history entry. */
function useShown(): [shown: number, show: (count: number) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = useEntryState(moreSchema)?.shown ?? itemsPerPress;
  return [shown, (count) => void navigate(pathname + search, { replace: true, state: { shown: count } })];
}

const nextOf = (total: number, items: readonly unknown[]) => Math.max(1, Math.min(itemsPerPress, total - items.length));

/** Returns the steps of a list that has come whole: ten items are shown at first, and ten more by each press. */
export function useSteps(): <Item>(all: readonly Item[]) => Pages<Item> {
  const [shown, show] = useShown();
  return (all) => {
    const items = all.slice(0, shown);
    const rest = { hasMore: items.length < all.length, next: nextOf(all.length, items), loadingMore: false, moreFailed: false };
    return { ...rest, items, fetched: all, total: all.length, complete: true, loadMore: () => show(items.length + itemsPerPress) };
  };
}

/**
 * Manages a long list: each `loadMore` shows ten more items, and further pages are requested when needed. The number of visible items is
 * part of the history entry, so that back navigation shows the same list.
 * @param list identifies the request, including the customer; null makes no request
 * @param first the first page, if another query has it. Only the others are requested then
 */
export function usePages<List extends object, Item extends { id: number }>(
  list: List | null,
  pageSize: number,
  fetch: (key: PageKey<List>, signal: AbortSignal) => Promise<Page<Item>>,
  first?: Page<Item>,
): Load<Pages<Item>> {
  const [shown, show] = useShown();
  const known = first ? [first] : [];
  const isEnough = first !== undefined && shown <= first.items.length;
  const keyOf = (page: number) => (isEnough ? null : list && pageKey(list, page + known.length));
  const signal = useRequestSignal(list && !isEnough ? unstable_serialize(keyOf) : "");
  const answer = useSWRInfinite(keyOf, (key: PageKey<List>) => fetch(key, signal()), {
    initialSize: Math.max(1, Math.ceil(shown / (pageSize || 1)) - known.length),
    revalidateFirstPage: false,
    revalidateOnMount: true,
  });
  const { data, size, setSize, error, isValidating, mutate } = answer;
  useEffect(() => onOutdated(() => void mutate()), [mutate]);

  const load = toLoad(answer, (pages) => pages[0]?.total === 0);
  if (load.state !== "Loaded" && !first) return load;

  const pages = [...known, ...(data ?? [])];
  // An item added on the server shifts the others, so that the last one of a page may appear again on the next page.
  const fetched = uniqueBy(
    pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  // The newest answer knows of items that have come since the first page.
  const total = pages.at(-1)?.total ?? 0;
  const moreOnServer = pages.reduce((sum, { received }) => sum + received, 0) < total;
  const loadingMore = isValidating && (data === undefined || data.length < size);
  // While a page is loading, incomplete groups of ten wait for it, so that each press adds ten items at once.
  const items = fetched.slice(0, loadingMore ? Math.min(shown, Math.floor(fetched.length / itemsPerPress) * itemsPerPress) : shown);
  const loadMore = () => {
    const nextCount = items.length + itemsPerPress;
    // Requests the next page instead of computing one from the number of items, because invalid rows make pages shorter.
    if (nextCount > fetched.length && moreOnServer) void setSize(pages.length - known.length + 1);
    show(nextCount);
  };
  return {
    state: "Loaded",
    data: {
      items,
      fetched,
      total,
      complete: !moreOnServer,
      hasMore: items.length < fetched.length || moreOnServer,
      next: nextOf(total, items),
      loadMore,
      loadingMore,
      moreFailed: error !== undefined && !isValidating,
    },
  };
}
