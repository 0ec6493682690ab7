import useSWR, { type SWRResponse } from "swr";
import { useSession } from "./session.ts";

/** Asks for something of the signed-in customer's. The key carries the customer and all that is asked; null asks for nothing. */
export function usePrivate<T, Query = undefined>(
  name: string,
  fetch: (customerId: string, query: Query) => Promise<T>,
  query: Query | null = undefined as Query,
): SWRResponse<T> {
  const customerId = useSession()?.customerId;
  const key = customerId && query !== null ? ([name, customerId, query] as const) : null;
  return useSWR<T, unknown, typeof key>(key, ([, id, asked]) => fetch(id, asked));
}
