import { useCallback, useEffect, useRef, useState } from "react";
import type { Load } from "../loading/load.ts";
import { retryPause } from "../wire/retry.ts";

/**
 * Fetches data once for a page without session, as soon as `enabled` is true. A failure is shown and can be retried; it is also repeated by
 * itself, by the rules of AP-25. Pass a function of the module, which is stable between renders.
 */
export function useFetched<T>(fetch: () => Promise<T>, enabled = true): Load<T> {
  const [load, setLoad] = useState<Load<T>>({ state: "Unset" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(false);
  const attempt = useCallback(
    (count: number) => {
      clearTimeout(timer.current);
      const retry = () => {
        setLoad({ state: "Loading" });
        attempt(1);
      };
      fetch().then(
        (data) => setLoad({ state: "Loaded", data }),
        (error: unknown) => {
          setLoad({ state: "LoadFailure", error, retry });
          const pause = retryPause(error, count, Math.random());
          if (pause !== undefined && mounted.current) timer.current = setTimeout(() => attempt(count + 1), pause);
        },
      );
    },
    [fetch],
  );
  useEffect(() => {
    if (!enabled) return undefined;
    mounted.current = true;
    setLoad({ state: "Loading" });
    attempt(1);
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, [enabled, attempt]);
  return load;
}
