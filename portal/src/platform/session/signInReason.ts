import { visit } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

const reasons = ["deleted", "perhapsDeleted", "expired", "elsewhere", "cookies"] as const;
/**
 * Reason why the sign-in page opens without a request: the account was deleted, or perhaps (its answer was lost), the session expired, the
 * customer left in another tab, or the browser refused the cookies of a session.
 */
export type SignInReason = (typeof reasons)[number];

const key = "favilla.farewell";

/** Returns the reason that the previous page stored, and removes it. */
function takeStored(): SignInReason | undefined {
  const found = visit.get(key);
  if (found !== null) visit.remove(key);
  return reasons.find((reason) => reason === found);
}
let current = takeStored();
const store = createStore(() => current, undefined);

/** Stores the reason for the next page. */
export const storeSignInReason = (reason: SignInReason): void => visit.set(key, reason);

/** Sets the reason on this page, or removes it. */
export function showSignInReason(reason: SignInReason | undefined): void {
  current = reason;
  store.notify();
}

/** Returns the reason that the sign-in page must show. */
export const useSignInReason = (): SignInReason | undefined => useStore(store);
