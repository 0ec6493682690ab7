import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SWRConfig, unstable_serialize } from "swr";

/** The cache's key of something asked for with `usePrivate`. */
export const keyOf = (name: string, query?: unknown): string => unstable_serialize([name, "100001", query]);

/** For tests: what a hook gives where the cache holds this, and the cache as it is afterwards. */
export function renderHook<T>(hook: () => T, known: Readonly<Record<string, unknown>>): { given: T; shown: (key: string) => unknown } {
  const cache = new Map(Object.entries(known).map(([key, data]) => [key, { data }]));
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
