import { forwardRef } from "react";
import { fill, useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { MaskedField, type MaskedFieldProps } from "./MaskedField.tsx";
import { digitsMask } from "./textMask.ts";

/** Attributes of a native `input` besides the field's words; `className` goes to the frame, the rest to the input. */
export interface DigitsFieldProps extends Omit<MaskedFieldProps, "mask" | "value"> {
  /** Digits without spaces; whatever else was written is in it too, for validation to name. */
  value: string;
  /** How many digits the code has: the hint says so, the field cuts nothing off (PM-07: a savings booklet has 13). */
  length: number;
}

/** A long number copied from paper, such as a postal savings booklet's, shown in groups of four. The ref is the input. */
export const DigitsField = forwardRef<HTMLInputElement, DigitsFieldProps>(function DigitsField({ length, hint, ...rest }, ref) {
  const words = useMessages(codeMessages);
  return <MaskedField inputMode="numeric" {...rest} ref={ref} hint={hint ?? fill(words.digitsHint, { length })} mask={digitsMask} />;
});
