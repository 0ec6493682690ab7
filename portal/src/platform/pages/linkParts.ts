import { useLocation } from "react-router";

/** What the link of an e-mail brought: its parts by name. Null where they are too few, too many or not what a link can have. */
export type LinkParts = Readonly<Record<string, string>> | null;

/** The parts of the link that led to this page; null where it is opened without one, or with one that cannot be. */
export function useLinkParts(): LinkParts {
  const state: unknown = useLocation().state;
  const link = typeof state === "object" && state !== null && "link" in state ? state.link : null;
  return typeof link === "object" && link !== null && Object.values(link).every((part) => typeof part === "string")
    ? (link as LinkParts)
    : null;
}
