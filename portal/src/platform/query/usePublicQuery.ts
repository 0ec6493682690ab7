import type { Load } from "@favilla/design-system/data/load.ts";
import useSWR from "swr";
import { toLoad } from "../loading/load.ts";
import { repeatRead } from "../loading/repeatRead.ts";

/**
 * Loads data that need no session, as soon as `enabled` is true. A failure is shown and can be retried; it is also repeated by itself, by the
 * rules of AP-25. Data that have come are kept for the visit.
 * @param name the name under which they are cached
 */
export const usePublicQuery = <T>(name: string, fetch: () => Promise<T>, enabled = true): Load<T> =>
  toLoad(
    useSWR<T, unknown>(enabled ? name : null, fetch, { onErrorRetry: repeatRead, revalidateOnFocus: false, revalidateIfStale: false }),
  );
