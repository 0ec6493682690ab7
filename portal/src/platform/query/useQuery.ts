import type { Load } from "@favilla/design-system/data/load.ts";
import useSWR, { preload, type SWRResponse, useSWRConfig } from "swr";
import { toLoad } from "../loading/load.ts";
import { keyOf, keyText } from "../session/cacheKey.ts";
import { useRequestSignal } from "../session/requestSignals.ts";
import { readSession, useSession } from "../session/session.ts";
import type { PrivateQuery } from "./privateQuery.ts";

/**
 * Requests data before any component does. The first component to request them gets this response, whether it succeeds or fails. Returns
 * undefined without a session.
 */
export function prefetch<T, Input = undefined>(
  { name, fetch }: PrivateQuery<T, Input>,
  input: Input = undefined as Input,
): Promise<T> | undefined {
  const customerId = readSession()?.customerId;
  if (customerId === undefined) return undefined;
  const answer = preload(keyOf(name, customerId, input), () => fetch(customerId, new AbortController().signal, input));
  answer.catch(() => undefined);
  return answer;
}

/**
 * Requests data and returns SWR's response, for the few who change it. Null makes no request. A request that no component of the page needs
 * any more is aborted.
 */
export function useAnswer<T, Input = undefined>(
  { name, fetch }: PrivateQuery<T, Input>,
  input: Input | null = undefined as Input,
): SWRResponse<T> {
  const customerId = useSession()?.customerId;
  const key = customerId && input !== null ? keyOf(name, customerId, input) : null;
  const signal = useRequestSignal(keyText(key));
  return useSWR<T, unknown, typeof key>(key, ([, id, value]) => fetch(id, signal(), value));
}

/** Loads data. Null makes no request. */
export const useQuery = <T, Input = undefined>(query: PrivateQuery<T, Input>, input?: Input | null): Load<T> =>
  toLoad(useAnswer(query, input), query.isEmpty);

/** Tells whether data are cached, for a page that takes them from another query then. */
export function useIsCached<T, Input = undefined>({ name }: PrivateQuery<T, Input>, input: Input = undefined as Input): boolean {
  const { cache } = useSWRConfig();
  const customerId = useSession()?.customerId ?? "";
  return cache.get(keyText(keyOf(name, customerId, input)))?.data !== undefined;
}
