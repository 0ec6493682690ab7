import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { absent } from "./format.ts";
import { dataMessages } from "./messages.it.ts";

/** @deprecated Import it from `data/isAbsent.ts`. */
export { isAbsent } from "./isAbsent.ts";

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
