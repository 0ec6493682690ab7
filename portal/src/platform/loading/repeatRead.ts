import type { SWRConfiguration } from "swr";
import { retryPause } from "../wire/retry.ts";

/** Repetitions that wait for their time, by the error of their request. */
const waitingReads = new WeakMap<Error, (() => void)[]>();

/** Repeats a failed reading call by the rules of AP-25. Calls that failed in one request are repeated at the same time, again in one. */
export const repeatRead: NonNullable<SWRConfiguration["onErrorRetry"]> = (error, _key, _config, revalidate, options) => {
  const repeat = () => void revalidate(options);
  const others = waitingReads.get(error);
  if (others) {
    others.push(repeat);
    return;
  }
  const pause = retryPause(error, options.retryCount, Math.random());
  if (pause === undefined) return;
  const all = [repeat];
  waitingReads.set(error, all);
  setTimeout(() => {
    waitingReads.delete(error);
    for (const each of all) each();
  }, pause);
};
