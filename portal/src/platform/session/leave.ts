import { matchPath } from "react-router";
import { hrefTo, paths, withQuery } from "../pages/paths.ts";
import { keepFarewell } from "./farewell.ts";
import { clearAll, clearSession } from "./session.ts";

let leaving = false;

/** Returns the address of the sign-in page that returns to `path` afterwards. */
export const loginPath = (path: string): string => withQuery(hrefTo("login"), { redirectTo: path });

/**
 * Ends a session that can't continue: storage is cleared and the sign-in page is loaded. It shows the reason once, and returns to this page
 * afterwards.
 */
export function leave(): void {
  if (leaving) return;
  leaving = true;
  const { pathname, search } = window.location;
  clearSession();
  keepFarewell("expired");
  window.location.replace(matchPath(paths.login, pathname) ? pathname + search : loginPath(pathname + search));
}

/** Logs the customer out. The page is reloaded, so that no data stay in memory. */
export function logout(): void {
  clearAll();
  window.location.assign(hrefTo("login"));
}

/** Ends the session of a deleted account. The sign-in page shows that once. */
export function farewell(): void {
  clearAll();
  keepFarewell("deleted");
  window.location.assign(hrefTo("login"));
}
