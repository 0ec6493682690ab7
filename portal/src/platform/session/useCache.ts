import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { keyOf } from "./cacheKey.ts";
import { isNeeded } from "./requestSignals.ts";
import { readSession, useSession } from "./session.ts";

/** Cached data of the signed-in customer, by the names that `usePrivate` uses. */
export interface Cache {
  /** Changes cached data without a request. Data that have not been loaded are not changed. */
  edit: <T>(name: string, change: (cached: T) => T) => Promise<unknown>;
  /** Puts data into the cache without a request. */
  put: (name: string, query: unknown, answer: unknown) => Promise<unknown>;
  /** Requests data again if the page shows them: those without a query, or those of this one. */
  refresh: (name: string, query?: unknown) => Promise<unknown>;
  /** Makes all data that the page does not show stale, so that the next page which shows them requests them again. */
  expire: () => void;
  /** Requests all data again that the page shows, and makes the others stale. */
  renew: () => void;
}

/** Returns the cache of the signed-in customer. Stable between renders. */
export function useCache(): Cache {
  const { cache, mutate } = useSWRConfig();
  const customerId = useSession()?.customerId ?? "";
  return useMemo(() => {
    // The cache goes with its session, and SWR throws for one that is gone: an answer that comes later has nothing to change.
    const unlessEnded = <T>(change: Promise<T>) =>
      change.catch((error: unknown) => {
        if (readSession()?.customerId === customerId) throw error;
      });
    // By their texts: where SWR is given a condition, it leaves out the lists that come in pages.
    const outdate = (keys: readonly string[]) => void unlessEnded(Promise.all(keys.map((key) => mutate(key))));
    return {
      edit: <T>(name: string, change: (cached: T) => T) =>
        unlessEnded(
          mutate<T>(keyOf(name, customerId, undefined), (cached) => (cached === undefined ? cached : change(cached)), {
            revalidate: false,
          }),
        ),
      put: (name, query, answer) => unlessEnded(mutate(keyOf(name, customerId, query), answer, { revalidate: false })),
      refresh: (name, query) => unlessEnded(mutate(keyOf(name, customerId, query))),
      expire: () => outdate([...cache.keys()].filter((key) => !isNeeded(key))),
      renew: () => outdate([...cache.keys()]),
    };
  }, [cache, mutate, customerId]);
}
