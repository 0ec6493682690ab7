import { matchPath } from "react-router";
import { hrefTo, paths } from "../../../platform/pages/paths.ts";

const maxLength = 2048;
const home = hrefTo("home");
/** Pages that lead to sign-in themselves. */
const neverBackTo = [paths.login, paths.errorPage];

const isPortalPath = (text: string) => /^\/(?![/\\])/.test(text) && !/[\p{Cc}\\]/u.test(text);

/** Where sign-in leads: the asked-for path of this portal with its query, or home for anything else (RT-04). */
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
