import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { discreetMessages } from "./discreetMessages.it.ts";

/** Kinds of value that discreet mode hides, by their message. */
export const hiddenKinds = ["hiddenAmount", "hiddenCode"] as const;

export interface HiddenValueProps {
  /** Dots to show. */
  dots: string;
  /** Kind of value, which a screen reader reads. */
  kind: (typeof hiddenKinds)[number];
}

/** A value in discreet mode: dots for the eye, words for a screen reader. */
export function HiddenValue({ dots, kind }: HiddenValueProps) {
  const words = useMessages(discreetMessages);
  return (
    <>
      <span aria-hidden="true">{dots}</span>
      <VisuallyHidden>{words[kind]}</VisuallyHidden>
    </>
  );
}
