import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { keyOf, keyText } from "./cacheKey.ts";
import { isNeeded } from "./requestSignals.ts";
import { useSession } from "./session.ts";

/** Cached data of the signed-in customer, by the names that `usePrivate` uses. */
export interface Cache {
  /** Changes cached data without a request. Data that have not been loaded are not changed. */
  edit: <T>(name: string, change: (cached: T) => T) => Promise<unknown>;
  /** Puts data into the cache without a request. */
  put: (name: string, query: unknown, answer: unknown) => Promise<unknown>;
  /** Requests data again if the page shows them. */
  refresh: (name: string) => Promise<unknown>;
  /** Makes all data that the page does not show stale, so that the next page which shows them requests them again. */
  expire: () => void;
}

/** Returns the cache of the signed-in customer. Stable between renders. */
export function useCache(): Cache {
  const { mutate } = useSWRConfig();
  const customerId = useSession()?.customerId ?? "";
  return useMemo(
    () => ({
      edit: <T>(name: string, change: (cached: T) => T) =>
        mutate<T>(keyOf(name, customerId, undefined), (cached) => (cached === undefined ? cached : change(cached)), { revalidate: false }),
      put: (name, query, answer) => mutate(keyOf(name, customerId, query), answer, { revalidate: false }),
      refresh: (name) => mutate(keyOf(name, customerId, undefined)),
      expire: () => void mutate((key) => !isNeeded(keyText(key as object | null))),
    }),
    [mutate, customerId],
  );
}
