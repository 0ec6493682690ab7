import { useEffect, useState } from "react";
import type { Load } from "../loading/load.ts";
import { createFetching } from "./fetching.ts";

/**
 * Fetches data once for a page without session, as soon as `enabled` is true. A failure is shown and can be retried; it is also repeated by
 * itself, by the rules of AP-25. Pass a function of the module, which is stable between renders.
 */
export function useFetched<T>(fetch: () => Promise<T>, enabled = true): Load<T> {
  const [load, setLoad] = useState<Load<T>>({ state: "Unset" });
  useEffect(() => {
    if (!enabled) return undefined;
    const { start, cancel } = createFetching(fetch, setLoad);
    start();
    return cancel;
  }, [enabled, fetch]);
  return load;
}
