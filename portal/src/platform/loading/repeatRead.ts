import type { SWRConfiguration } from "swr";
import { retryPause } from "../wire/retry.ts";

/** Repeats a failed reading call by the rules of AP-25. */
export const repeatRead: NonNullable<SWRConfiguration["onErrorRetry"]> = (error, _key, _config, revalidate, options) => {
  const pause = retryPause(error, options.retryCount, Math.random());
  if (pause !== undefined) setTimeout(() => void revalidate(options), pause);
};
