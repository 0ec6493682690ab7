import useSWR, { preload, type SWRResponse } from "swr";
import { keyOf, keyText } from "./cacheKey.ts";
import { useRequestSignal } from "./requestSignals.ts";
import { readSession, useSession } from "./session.ts";

type Fetch<T, Query> = (customerId: string, query: Query, signal: AbortSignal) => Promise<T>;

/** Data that several pages request: their name, and the function that fetches them. */
export type PrivateQuery<T> = readonly [name: string, fetch: Fetch<T, undefined>];

/**
 * Requests data before any component does. The first component to request them gets this response, whether it succeeds or fails. Returns
 * undefined without a session.
 */
export function prefetch<T>([name, fetch]: PrivateQuery<T>): Promise<T> | undefined {
  const customerId = readSession()?.customerId;
  if (customerId === undefined) return undefined;
  const answer = preload(keyOf(name, customerId, undefined), () => fetch(customerId, undefined, new AbortController().signal));
  answer.catch(() => undefined);
  return answer;
}

/**
 * Requests data of the signed-in customer. The cache key contains the customer and the whole query; null makes no request. A request that
 * no component of the page needs any more is aborted.
 */
export function usePrivate<T, Query = undefined>(
  name: string,
  fetch: Fetch<T, Query>,
  query: Query | null = undefined as Query,
): SWRResponse<T> {
  const customerId = useSession()?.customerId;
  const key = customerId && query !== null ? keyOf(name, customerId, query) : null;
  const signal = useRequestSignal(keyText(key));
  return useSWR<T, unknown, typeof key>(key, ([, id, value]) => fetch(id, value, signal()));
}
