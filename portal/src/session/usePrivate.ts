import useSWR, { type SWRResponse, unstable_serialize } from "swr";
import { useLeavingSignal } from "./leaving.ts";
import { useSession } from "./session.ts";

/**
 * Asks for something of the signed-in customer's. The key carries the customer and all that is asked; null asks for nothing.
 * A request that nothing on the page waits for any more is let go.
 */
export function usePrivate<T, Query = undefined>(
  name: string,
  fetch: (customerId: string, query: Query, signal: AbortSignal) => Promise<T>,
  query: Query | null = undefined as Query,
): SWRResponse<T> {
  const customerId = useSession()?.customerId;
  const key = customerId && query !== null ? ([name, customerId, query] as const) : null;
  const signal = useLeavingSignal(unstable_serialize(key));
  return useSWR<T, unknown, typeof key>(key, ([, id, asked]) => fetch(id, asked, signal()));
}
