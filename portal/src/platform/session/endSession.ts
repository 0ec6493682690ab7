import { matchPath } from "react-router";
import { hrefTo, paths, withQuery } from "../pages/paths.ts";
import { clearAll, clearSession } from "./session.ts";
import { storeSignInReason } from "./signInReason.ts";

let ending = false;

/** Returns the address of the sign-in page that returns to `path` afterwards. */
export const loginPath = (path: string): string => withQuery(hrefTo("login"), { redirectTo: path });

/**
 * Ends a session that can't continue: storage is cleared and the sign-in page is loaded. It shows the reason once, and returns to this page
 * afterwards.
 */
export function endSession(): void {
  if (ending) return;
  ending = true;
  const { pathname, search } = window.location;
  clearSession();
  storeSignInReason("expired");
  window.location.replace(matchPath(paths.login, pathname) ? pathname + search : loginPath(pathname + search));
}

/** Logs the customer out. The page is reloaded, so that no data stay in memory. */
export function logout(): void {
  clearAll();
  window.location.assign(hrefTo("login"));
}

/** Ends the session of a deleted account. The sign-in page shows that once. */
export function endDeletedAccount(): void {
  clearAll();
  storeSignInReason("deleted");
  window.location.assign(hrefTo("login"));
}
