import { matchPath } from "react-router";
import type { LinkParts } from "../platform/pages/linkParts.ts";
import { type PortalRoute, routes } from "./routes.ts";

export interface SecretLink {
  /** The page's path with nothing secret in it. */
  bare: string;
  parts: LinkParts;
}

/** Longer than any part of a link that was ever sent. */
const maxLength = 1000;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}

/** Something, not too long; and no step to another folder, which would lead a call astray. */
const isPart = (text: string) => text !== "" && text.length <= maxLength && text !== "." && text !== "..";

function partsOf({ path, link = path }: PortalRoute, values: readonly string[], search: string): LinkParts {
  const names = segmentsOf(link).slice(segmentsOf(path).length);
  const least = names.filter((name) => !name.endsWith("?")).length;
  if (values.length < least || values.length > names.length) return null;
  const parts = new Map([...new URLSearchParams(search)]);
  for (const [index, value] of values.entries()) parts.set((names[index] as string).replace(/^:|\?$/g, ""), value);
  return [...parts.values()].every(isPart) ? Object.fromEntries(parts) : null;
}

/** Without the slash at the end, if there is one. */
const segmentsOf = (path: string) => path.replace(/\/$/, "").split("/");

/** The link that an address is, if it is one and has something to hide. */
export function secretLinkOf(pathname: string, search: string): SecretLink | undefined {
  const segments = segmentsOf(pathname).map(decoded);
  const route = routes.find(({ link, path }) => link && matchPath({ path, end: false }, segments.join("/")));
  if (!route) return undefined;
  const values = segments.slice(segmentsOf(route.path).length);
  return values.length > 0 || search.length > 1 ? { bare: route.path, parts: partsOf(route, values, search) } : undefined;
}

/** How a link's parts lie in the entry of the history: a reload and the way back find them, no address and no other tab does. */
export const linkState = ({ parts }: SecretLink): { link: LinkParts } => ({ link: parts });

/** Takes the secrets out of the address bar, before anything is asked of anybody (AC-13) and before the router looks there. */
export function hideSecrets(): void {
  const link = secretLinkOf(window.location.pathname, window.location.search);
  // As the router keeps the state of its entries.
  if (link) window.history.replaceState({ ...window.history.state, usr: linkState(link) }, "", link.bare);
}
