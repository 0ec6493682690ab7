import { matchPath } from "react-router";
import { hrefTo, paths, withQuery } from "../pages/paths.ts";
import { keepFarewell } from "./farewell.ts";
import { clearAll, clearSession } from "./session.ts";

let leaving = false;

/** Sign-in that leads back to a path and its query. */
export const loginPath = (path: string): string => withQuery(hrefTo("login"), { redirectTo: path });

/** Ends a session that cannot go on: storage is emptied and the page starts again at sign-in, which says why, once, and comes back here after. */
export function leave(): void {
  if (leaving) return;
  leaving = true;
  const { pathname, search } = window.location;
  clearSession();
  keepFarewell("expired");
  window.location.replace(matchPath(paths.login, pathname) ? pathname + search : loginPath(pathname + search));
}

/** Ends the session at the customer's wish. The page is loaded anew, so that nothing of theirs stays in memory. */
export function logout(): void {
  clearAll();
  window.location.assign(hrefTo("login"));
}

/** Ends the session of an account that is no more; sign-in says so, once. */
export function farewell(): void {
  clearAll();
  keepFarewell("deleted");
  window.location.assign(hrefTo("login"));
}
