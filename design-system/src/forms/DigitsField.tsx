import { forwardRef } from "react";
import { fill, useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { MaskedField, type MaskedFieldProps } from "./MaskedField.tsx";
import { digitsMask } from "./textMask.ts";
import { useCheckedField } from "./useCheckedField.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface DigitsFieldProps extends Omit<MaskedFieldProps, "mask" | "value"> {
  /** Digits without spaces. It also contains any other typed characters, so that validation can report them. */
  value: string;
  /** Number of digits, shown in the hint. Longer values are not cut off (PM-07: a savings booklet has 13). */
  length: number;
}

/** A long number copied from paper, such as a postal savings booklet's, shown in groups of four. The ref is the input. */
export const DigitsField = forwardRef<HTMLInputElement, DigitsFieldProps>(function DigitsField({ length, hint, ...rest }, ref) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/DigitsField", rest);
  const words = useMessages(codeMessages);
  return <MaskedField inputMode="numeric" {...rest} ref={ref} hint={hint ?? fill(words.digitsHint, { length })} mask={digitsMask} />;
});
