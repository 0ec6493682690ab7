import { useLocation } from "react-router";

/** Parts of an e-mail link by name. Null if there are too few or too many, or if they are invalid. */
export type LinkParts = Readonly<Record<string, string>> | null;

/** Returns the parts of the link that opened this page, or null if it was opened without a valid link. */
export function useLinkParts(): LinkParts {
  const state: unknown = useLocation().state;
  const link = typeof state === "object" && state !== null && "link" in state ? state.link : null;
  return typeof link === "object" && link !== null && Object.values(link).every((part) => typeof part === "string")
    ? (link as LinkParts)
    : null;
}
