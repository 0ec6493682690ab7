import { matchPath } from "react-router";
import type { LinkParts } from "../platform/pages/linkParts.ts";
import { type PortalRoute, routes } from "./routes.ts";

export interface SecretLink {
  /** Path of the page without secrets. */
  bare: string;
  parts: LinkParts;
}

/** Maximum length of a part. No link that was ever sent has a longer one. */
const maxLength = 1000;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}

/**
 * Tells whether a text can be a part of a link: not empty, not too long, and not a path such as "..", which would change the request's
 * address.
 */
const isPart = (text: string) => text !== "" && text.length <= maxLength && text !== "." && text !== "..";

function partsOf({ path, link = path, query = [] }: PortalRoute, values: readonly string[], search: string): LinkParts {
  const names = segmentsOf(link).slice(segmentsOf(path).length);
  const least = names.filter((name) => !name.endsWith("?")).length;
  if (values.length < least || values.length > names.length) return null;
  const given = new URLSearchParams(search);
  const parts = [
    ...values.map((value, index) => [(names[index] as string).replace(/^:|\?$/g, ""), value] as const),
    ...query.map((name) => [name, given.get(name) ?? ""] as const),
  ];
  return parts.every(([, value]) => isPart(value)) ? Object.fromEntries(parts) : null;
}

/** Splits a path, ignoring a final slash. */
const segmentsOf = (path: string) => path.replace(/\/$/, "").split("/");

/** Returns the secret link of an address, or undefined if it is none or contains no secrets. */
export function secretLinkOf(pathname: string, search: string): SecretLink | undefined {
  const segments = segmentsOf(pathname).map(decoded);
  const route = routes.find(({ link, path }) => link && matchPath({ path, end: false }, segments.join("/")));
  if (!route) return undefined;
  const values = segments.slice(segmentsOf(route.path).length);
  return values.length > 0 || search.length > 1 ? { bare: route.path, parts: partsOf(route, values, search) } : undefined;
}

/**
 * Returns the history state that stores a link's parts: it survives a reload and back navigation, but is not visible in the address or in
 * other tabs.
 */
export const linkState = ({ parts }: SecretLink): { link: LinkParts } => ({ link: parts });

/** Removes the secrets from the address bar before any request is made (AC-13) and before the router reads the address. */
export function hideSecrets(): void {
  const link = secretLinkOf(window.location.pathname, window.location.search);
  // The format in which the router stores the state of its history entries.
  if (link) window.history.replaceState({ ...window.history.state, usr: linkState(link) }, "", link.bare);
}
