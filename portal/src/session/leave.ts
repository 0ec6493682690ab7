import { clearAll, clearSession } from "./session.ts";
import { visit } from "./storage.ts";

let leaving = false;

/** Sign-in that leads back to a path and its query. */
export const loginPath = (path: string): string => `/login?redirectTo=${encodeURIComponent(path)}`;

/** Ends a session that cannot go on: storage is emptied and the page starts again at sign-in, once, and comes back here after. */
export function leave(): void {
  if (leaving) return;
  leaving = true;
  const { pathname, search } = window.location;
  clearSession();
  window.location.replace(pathname.startsWith("/login") ? pathname + search : loginPath(pathname + search));
}

/** Ends the session at the customer's wish. The page is loaded anew, so that nothing of theirs stays in memory. */
export function logout(): void {
  clearAll();
  window.location.assign("/login");
}

const farewellKey = "favilla.farewell";

/** Ends the session of an account that is no more; sign-in says so, once. */
export function farewell(): void {
  clearAll();
  visit.set(farewellKey, "1");
  window.location.assign("/login");
}

/** Whether this page load comes after a farewell; the next one doesn't. */
export function takeFarewell(): boolean {
  const found = visit.get(farewellKey) !== null;
  if (found) visit.remove(farewellKey);
  return found;
}
