import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { absent } from "./format.ts";
import { dataMessages } from "./messages.it.ts";

/** Placeholder for a missing value: shows "–" and is read as "non disponibile". */
export function Absent() {
  const words = useMessages(dataMessages);
  return (
    <>
      <span aria-hidden="true">{absent}</span>
      <VisuallyHidden>{words.absent}</VisuallyHidden>
    </>
  );
}

/** True for a value that React renders as nothing: null, undefined, "" and booleans. Zero is a value. */
export const isAbsent = (value: unknown): boolean => value == null || value === "" || typeof value === "boolean";
