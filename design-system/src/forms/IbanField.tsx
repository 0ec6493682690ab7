import { forwardRef } from "react";
import { useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { MaskedField, type MaskedFieldProps } from "./MaskedField.tsx";
import { ibanMask } from "./textMask.ts";
import { useCheckedField } from "./useCheckedField.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface IbanFieldProps extends Omit<MaskedFieldProps, "mask" | "value" | "label"> {
  /** @default "IBAN" */
  label?: string | undefined;
  /** IBAN without spaces, in capitals: "IT60X0542811101000000123456". */
  value: string;
}

/**
 * The IBAN of any country. Those of Italy and San Marino are grouped as on Italian statements (PM-05), others in fours. The caller
 * validates it and sets `error`. The ref is the input.
 */
export const IbanField = forwardRef<HTMLInputElement, IbanFieldProps>(function IbanField({ label, hint, ...rest }, ref) {
  const words = useMessages(codeMessages);
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/IbanField", { ...rest, label: label ?? words.iban });
  return (
    <MaskedField
      autoCapitalize="characters"
      {...rest}
      ref={ref}
      label={label ?? words.iban}
      hint={hint ?? words.ibanHint}
      mask={ibanMask}
    />
  );
});
