import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { keyOf } from "../session/cacheKey.ts";
import { isNeeded } from "../session/requestSignals.ts";
import { readSession, useSession } from "../session/session.ts";
import type { PrivateQuery } from "./privateQuery.ts";

/** Cached data of the signed-in customer. Queries with an input need it wherever they are named. */
export interface Cache {
  /** Changes cached data without a request. Data that have not been loaded are not changed. */
  edit: <T, Input = undefined>(query: PrivateQuery<T, Input>, change: (cached: T) => T, input?: Input) => Promise<unknown>;
  /** Changes all cached data without a request, also lists that come in pages. */
  editAll: (change: (cached: unknown) => unknown) => void;
  /** Puts data into the cache without a request. */
  put: <T, Input = undefined>(query: PrivateQuery<T, Input>, answer: T, input?: Input) => Promise<unknown>;
  /** Requests data again if the page shows them. */
  refresh: <T, Input = undefined>(query: PrivateQuery<T, Input>, input?: Input) => Promise<unknown>;
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
      edit: <T, Input = undefined>({ name }: PrivateQuery<T, Input>, change: (cached: T) => T, input?: Input) =>
        unlessEnded(
          mutate<T>(keyOf(name, customerId, input), (cached) => (cached === undefined ? cached : change(cached)), { revalidate: false }),
        ),
      editAll: (change) => {
        const edit = (key: string) =>
          mutate(key, (cached: unknown) => (cached === undefined ? cached : change(cached)), { revalidate: false });
        void unlessEnded(Promise.all([...cache.keys()].map(edit)));
      },
      put: ({ name }, answer, input) => unlessEnded(mutate(keyOf(name, customerId, input), answer, { revalidate: false })),
      refresh: ({ name }, input) => unlessEnded(mutate(keyOf(name, customerId, input))),
      expire: () => outdate([...cache.keys()].filter((key) => !isNeeded(key))),
      renew: () => outdate([...cache.keys()]),
    };
  }, [cache, mutate, customerId]);
}
