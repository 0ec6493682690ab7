import type { SignInReason } from "@favilla/design-system/access/Announcements.tsx";
import { visit } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

const reasons: readonly SignInReason[] = ["deleted", "perhapsDeleted", "expired", "elsewhere", "cookies"];
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
