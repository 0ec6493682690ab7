import { useSyncExternalStore } from "react";
import { visit } from "./storage.ts";

const reasons = ["deleted", "expired", "elsewhere"] as const;
/** Why sign-in comes unasked: the account is no more, the session could not go on, or the customer left in another tab. */
export type Farewell = (typeof reasons)[number];

const key = "favilla.farewell";
const listeners = new Set<() => void>();

/** What the page before this one has left to say; the next one doesn't say it again. */
function take(): Farewell | undefined {
  const found = visit.get(key);
  if (found !== null) visit.remove(key);
  return reasons.find((reason) => reason === found);
}
let said = take();

/** For the page that is loaded next. */
export const keepFarewell = (reason: Farewell): void => visit.set(key, reason);

/** For this page. */
export function sayFarewell(reason: Farewell): void {
  said = reason;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What sign-in says first. */
export const useFarewell = (): Farewell | undefined =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => undefined,
  );
