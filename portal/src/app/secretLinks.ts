import type { LinkParts } from "./linkParts.ts";
import { writeEntry } from "./router.tsx";
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

function partsOf({ path, bare = path }: PortalRoute, rest: readonly string[], search: string): LinkParts {
  const names = path
    .slice(bare.length + 1)
    .split("/")
    .filter(Boolean);
  const least = names.filter((name) => !name.endsWith("?")).length;
  if (rest.length < least || rest.length > names.length) return null;
  const parts = new Map([...new URLSearchParams(search)]);
  for (const [index, segment] of rest.entries()) parts.set((names[index] as string).replace(/^:|\?$/g, ""), decoded(segment));
  return [...parts.values()].every(isPart) ? Object.fromEntries(parts) : null;
}

/** The link that an address is, if it is one and has something to hide. */
export function secretLinkOf(pathname: string, search: string): SecretLink | undefined {
  for (const route of routes) {
    const { bare } = route;
    if (bare === undefined || (pathname !== bare && !pathname.startsWith(`${bare}/`))) continue;
    const rest = pathname
      .slice(bare.length + 1)
      .replace(/\/$/, "")
      .split("/");
    const segments = rest[0] === "" && rest.length === 1 ? [] : rest;
    return segments.length > 0 || search.length > 1 ? { bare, parts: partsOf(route, segments, search) } : undefined;
  }
  return undefined;
}

/** How a link's parts lie in the entry of the history: a reload and the way back find them, no address and no other tab does. */
export const linkState = ({ parts }: SecretLink): { link: LinkParts } => ({ link: parts });

/** Takes the secrets out of the address bar, before anything is asked of anybody (AC-13). */
export function hideSecrets(): void {
  const link = secretLinkOf(window.location.pathname, window.location.search);
  if (link) writeEntry(link.bare, { replace: true, state: linkState(link) });
}
