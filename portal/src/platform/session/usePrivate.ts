import useSWR, { preload, type SWRResponse } from "swr";
import { keyOf, keyText } from "./cacheKey.ts";
import { useLeavingSignal } from "./leaving.ts";
import { readSession, useSession } from "./session.ts";

type Ask<T, Query> = (customerId: string, query: Query, signal: AbortSignal) => Promise<T>;

/** What many pages ask for: its name, and how it is asked. */
export type Asked<T> = readonly [name: string, fetch: Ask<T, undefined>];

/** Asks for it before anything on the page does: who asks first gets this answer, good or bad. Undefined where nobody is signed in. */
export function askAhead<T>([name, fetch]: Asked<T>): Promise<T> | undefined {
  const customerId = readSession()?.customerId;
  if (customerId === undefined) return undefined;
  const answer = preload(keyOf(name, customerId, undefined), () => fetch(customerId, undefined, new AbortController().signal));
  answer.catch(() => undefined);
  return answer;
}

/**
 * Asks for something of the signed-in customer's. The key carries the customer and all that is asked; null asks for nothing.
 * A request that nothing on the page waits for any more is let go.
 */
export function usePrivate<T, Query = undefined>(
  name: string,
  fetch: Ask<T, Query>,
  query: Query | null = undefined as Query,
): SWRResponse<T> {
  const customerId = useSession()?.customerId;
  const key = customerId && query !== null ? keyOf(name, customerId, query) : null;
  const signal = useLeavingSignal(keyText(key));
  return useSWR<T, unknown, typeof key>(key, ([, id, asked]) => fetch(id, asked, signal()));
}
