import { forwardRef } from "react";
import { useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { MaskedField, type MaskedFieldProps } from "./MaskedField.tsx";
import { ibanMask } from "./textMask.ts";

/** Attributes of a native `input` besides the field's words; `className` goes to the frame, the rest to the input. */
export interface IbanFieldProps extends Omit<MaskedFieldProps, "mask" | "value" | "label"> {
  /** @default "IBAN" */
  label?: string | undefined;
  /** Plain and in capitals: "IT60X0542811101000000123456". */
  value: string;
}

/**
 * The IBAN of any country, Italian and San Marino ones grouped as on Italian statements (PM-05), the others in fours.
 * Whether it is valid is the caller's to say, in `error`. The ref is the input.
 */
export const IbanField = forwardRef<HTMLInputElement, IbanFieldProps>(function IbanField({ label, hint, ...rest }, ref) {
  const words = useMessages(codeMessages);
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
