import { useSyncExternalStore } from "react";
import { visit } from "./storage.ts";

const reasons = ["deleted", "expired", "elsewhere"] as const;
/**
 * Why the sign-in page opens without a request: the account was deleted, the session expired, or the customer logged out in another tab.
 */
export type Farewell = (typeof reasons)[number];

const key = "favilla.farewell";
const listeners = new Set<() => void>();

/** Returns the reason that the previous page stored, and removes it. */
function take(): Farewell | undefined {
  const found = visit.get(key);
  if (found !== null) visit.remove(key);
  return reasons.find((reason) => reason === found);
}
let said = take();

/** Stores the reason for the next page. */
export const keepFarewell = (reason: Farewell): void => visit.set(key, reason);

/** Sets the reason on this page. */
export function sayFarewell(reason: Farewell): void {
  said = reason;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the reason that the sign-in page must show. */
export const useFarewell = (): Farewell | undefined =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => undefined,
  );
