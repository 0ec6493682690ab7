import { matchPath } from "react-router";
import { hrefTo, paths } from "../../../platform/pages/paths.ts";

const maxLength = 2048;
const home = hrefTo("home");
/** Pages that must not be the target after a sign-in, because they lead to it. */
const neverBackTo = [paths.login, paths.errorPage];

const isPortalPath = (text: string) => /^\/(?![/\\])/.test(text) && !/[\p{Cc}\\]/u.test(text);

/** Returns the target after a sign-in: the requested path of this portal with its query, or the home page for anything else (RT-04). */
export function safeRedirect(value: string | null, origin: string): string {
  if (value === null || value.length > maxLength || !isPortalPath(value)) return home;
  try {
    const { origin: target, pathname, search, hash } = new URL(value, origin);
    const plain = decodeURIComponent(pathname);
    const allowed =
      target === origin && isPortalPath(pathname) && isPortalPath(plain) && !neverBackTo.some((path) => matchPath(path, plain));
    return allowed ? pathname + search + hash : home;
  } catch {
    return home;
  }
}
