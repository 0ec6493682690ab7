import type { SignInReason } from "@favilla/design-system/access/Announcements.tsx";
import { matchPath } from "react-router";
import { hrefTo, paths, withQuery } from "../pages/paths.ts";
import { reportsKey } from "./reportsKey.ts";
import { clearAll, clearSession, readSession } from "./session.ts";
import { storeSignInReason } from "./signInReason.ts";
import { settleSignOut } from "./signOut.ts";
import { local } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The end of the session, from its first moment until the browser has left the page. */
interface SignOut {
  /** Address of the sign-in page. */
  signIn: string;
  /** True if the sign-in page waits for the connection (AC-34). */
  offline: boolean;
}

let signOut: SignOut | undefined;
const signOutStore = createStore(() => signOut, undefined);

/** Returns the end of the session that is under way. Nothing private is shown any more, and the sign-in page opens as a new document. */
export const useSignOut = (): SignOut | undefined => useStore(signOutStore);

/**
 * Clears the session and loads the sign-in page. Without a connection that would show the browser's own error page, so nothing is loaded
 * and the portal shows instead that the session has ended.
 */
function leave(clear: () => void, load: (address: string) => void, signIn: string): void {
  const offline = !navigator.onLine;
  signOut = { signIn, offline };
  signOutStore.notify();
  clear();
  if (offline) return;
  // The browser may keep this page and restore it: it must not wait for a page that was opened long ago.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.replace(signIn));
  void settleSignOut().then(() => load(signIn));
}

/** Returns the address of the sign-in page that returns to `path` afterwards. */
export const loginPath = (path: string): string => withQuery(hrefTo("login"), { redirectTo: path });

/**
 * Ends a session that can't continue: storage is cleared and the sign-in page is loaded. It shows the reason once, and returns to this page
 * afterwards. A late call must not replace an end that is under way, nor load the sign-in page again, where something may be typed by now.
 */
export function endSession(reason: SignInReason = "expired"): void {
  const { pathname, search } = window.location;
  const onSignIn = matchPath(paths.login, pathname) !== null;
  if (signOut || (onSignIn && !readSession())) return;
  const clear = () => {
    clearSession();
    storeSignInReason(reason);
  };
  const address = onSignIn ? pathname + search : loginPath(pathname + search);
  leave(clear, (at) => window.location.replace(at), address);
}

/**
 * Leaves a private page whose session is no longer stored, because another tab has ended it: the document goes, with all that it has loaded.
 * @param reason shown on the sign-in page, which returns to this page. Without one another customer has signed in, who gets the page anew.
 */
export function leaveEnded(reason: SignInReason | undefined): void {
  if (signOut) return;
  const { pathname, search } = window.location;
  const at = pathname + search;
  const clear = () => {
    if (reason) storeSignInReason(reason);
  };
  leave(clear, (address) => window.location.replace(address), reason ? loginPath(at) : at);
}

/** Logs the customer out. The page is reloaded, so that no data stay in memory. */
export function logout(): void {
  leave(clearAll, (address) => window.location.assign(address), hrefTo("login"));
}

/** Ends the session of a deleted account. The sign-in page shows that once. */
export function endDeletedAccount(): void {
  const clear = () => {
    local.remove(reportsKey(readSession()?.customerId));
    clearAll();
    storeSignInReason("deleted");
  };
  leave(clear, (address) => window.location.assign(address), hrefTo("login"));
}
