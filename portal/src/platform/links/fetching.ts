import type { Load } from "../loading/load.ts";
import { retryPause } from "../wire/retry.ts";

/**
 * Fetches data until that succeeds, by the rules of AP-25, and passes each state to `show`. Only the newest request counts: a retry may be
 * pressed while an older one is pending, whose failure must not replace loaded data.
 */
export function createFetching<T>(fetch: () => Promise<T>, show: (load: Load<T>) => void) {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    newest += 1;
    clearTimeout(timer);
  };
  const attempt = (count: number) => {
    cancel();
    const number = newest;
    fetch().then(
      (data) => number === newest && show({ state: "Loaded", data }),
      (error: unknown) => {
        if (number !== newest) return;
        show({ state: "LoadFailure", error, retry: start });
        const pause = retryPause(error, count, Math.random());
        if (pause !== undefined) timer = setTimeout(() => attempt(count + 1), pause);
      },
    );
  };
  const start = () => {
    show({ state: "Loading" });
    attempt(1);
  };
  return { start, cancel };
}
