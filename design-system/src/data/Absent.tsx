import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { absent } from "./format.ts";
import { dataMessages } from "./messages.it.ts";

/** Stands where a value is missing: "–", read "non disponibile". */
export function Absent() {
  const words = useMessages(dataMessages);
  return (
    <>
      <span aria-hidden="true">{absent}</span>
      <VisuallyHidden>{words.absent}</VisuallyHidden>
    </>
  );
}

/** Nothing to show: null, undefined, "" and the booleans, which React renders as nothing. Zero is a value. */
export const isAbsent = (value: unknown): boolean => value == null || value === "" || typeof value === "boolean";
