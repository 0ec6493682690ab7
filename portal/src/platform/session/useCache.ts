import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { keyOf } from "./cacheKey.ts";
import { useSession } from "./session.ts";

/** The cached answers of the signed-in customer, by the names that `usePrivate` requests them with. */
export interface Cache {
  /** Changes an answer without a request. One that has not come yet is left alone. */
  edit: <T>(name: string, change: (known: T) => T) => Promise<unknown>;
  /** Puts an answer into the cache without a request. */
  put: (name: string, query: unknown, answer: unknown) => Promise<unknown>;
  /** Requests an answer again, if the page shows it. */
  refresh: (name: string) => Promise<unknown>;
}

/** The cache of the signed-in customer. Stable between renders. */
export function useCache(): Cache {
  const { mutate } = useSWRConfig();
  const customerId = useSession()?.customerId ?? "";
  return useMemo(
    () => ({
      edit: <T>(name: string, change: (known: T) => T) =>
        mutate<T>(keyOf(name, customerId, undefined), (known) => (known === undefined ? known : change(known)), { revalidate: false }),
      put: (name, query, answer) => mutate(keyOf(name, customerId, query), answer, { revalidate: false }),
      refresh: (name) => mutate(keyOf(name, customerId, undefined)),
    }),
    [mutate, customerId],
  );
}
