import { matchPath } from "react-router";
import { hrefTo, paths, withQuery } from "../pages/paths.ts";
import { clearAll, clearSession } from "./session.ts";
import { type SignInReason, storeSignInReason } from "./signInReason.ts";
import { settleSignOut } from "./signOut.ts";
import { createStore, useStore } from "./store.ts";

let ending = false;

let waiting: string | undefined;
const waitingStore = createStore(() => waiting, undefined);

/** Returns the address of the sign-in page that waits for the connection, after a session that ended offline (AC-34). */
export const useWaitingSignIn = (): string | undefined => useStore(waitingStore);

/**
 * Clears the session and loads the sign-in page. Without a connection that would show the browser's own error page, so nothing is loaded
 * and the portal shows instead that the session has ended.
 */
function leave(clear: () => void, load: (address: string) => void, address: string): void {
  if (!navigator.onLine) waiting = address;
  clear();
  if (waiting === undefined) void settleSignOut().then(() => load(address));
  else waitingStore.notify();
}

/** Returns the address of the sign-in page that returns to `path` afterwards. */
export const loginPath = (path: string): string => withQuery(hrefTo("login"), { redirectTo: path });

/**
 * Ends a session that can't continue: storage is cleared and the sign-in page is loaded. It shows the reason once, and returns to this page
 * afterwards.
 */
export function endSession(reason: SignInReason = "expired"): void {
  if (ending) return;
  ending = true;
  const { pathname, search } = window.location;
  const clear = () => {
    clearSession();
    storeSignInReason(reason);
  };
  const address = matchPath(paths.login, pathname) ? pathname + search : loginPath(pathname + search);
  leave(clear, (at) => window.location.replace(at), address);
}

/** Logs the customer out. The page is reloaded, so that no data stay in memory. */
export function logout(): void {
  leave(clearAll, (address) => window.location.assign(address), hrefTo("login"));
}

/** Ends the session of a deleted account. The sign-in page shows that once. */
export function endDeletedAccount(): void {
  clearAll();
  storeSignInReason("deleted");
  void settleSignOut().then(() => window.location.assign(hrefTo("login")));
}
