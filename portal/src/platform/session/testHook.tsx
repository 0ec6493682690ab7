import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { mutate, SWRConfig } from "swr";
import { keyOf, keyText } from "./cacheKey.ts";

/** Returns the cache key of data of a query, as text. */
export const cacheKey = (name: string, query?: unknown): string => keyText(keyOf(name, "100001", query));

/** Gives access to an entry of the cache that all tests of a file share. */
export function cachedAnswer<T>(name: string) {
  const key = keyOf(name, "100001", undefined);
  return {
    shown: () => SWRConfig.defaultValue.cache.get(keyText(key))?.data as T,
    put: (answer: T) => mutate(key, answer, { revalidate: false }),
    edit: (change: (cached: T) => T) => void mutate<T>(key, (cached) => cached && change(cached), { revalidate: false }),
  };
}

/** Renders a hook with a given cache, and returns the hook's result and the cache afterwards. */
export function renderHook<T>(hook: () => T, cached: Readonly<Record<string, unknown>>): { given: T; shown: (key: string) => unknown } {
  const cache = new Map(Object.entries(cached).map(([key, data]) => [key, { data }]));
  let given: T | undefined;
  const Probe = (): ReactNode => {
    given = hook();
    return null;
  };
  renderToString(
    <SWRConfig value={{ provider: () => cache as never }}>
      <Probe />
    </SWRConfig>,
  );
  return { given: given as T, shown: (key: string) => cache.get(key)?.data };
}
