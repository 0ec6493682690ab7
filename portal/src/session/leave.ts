import { clearAll, clearSession } from "./session.ts";

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
