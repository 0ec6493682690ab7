import { useCallback, useEffect, useState } from "react";
import type { Load } from "../loading/load.ts";

/**
 * Fetches data once for a page without session, as soon as `enabled` is true. A failure can be retried. Pass a function of the module, which
 * is stable between renders.
 */
export function useFetched<T>(fetch: () => Promise<T>, enabled = true): Load<T> {
  const [load, setLoad] = useState<Load<T>>({ state: "Unset" });
  const attempt = useCallback(() => {
    setLoad({ state: "Loading" });
    fetch().then(
      (data) => setLoad({ state: "Loaded", data }),
      (error: unknown) => setLoad({ state: "LoadFailure", error, retry: attempt }),
    );
  }, [fetch]);
  useEffect(() => {
    if (enabled) attempt();
  }, [enabled, attempt]);
  return load;
}
