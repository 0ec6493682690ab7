import { forwardRef } from "react";
import { MaskedField, type MaskedFieldProps } from "../forms/MaskedField.tsx";
import { plainUpperCode } from "../forms/plainCode.ts";
import type { TextMask } from "../forms/textMask.ts";
import { useMessages } from "../theme/messages.ts";
import { registrationMessages } from "./registrationMessages.it.ts";

const mask: TextMask = { plain: plainUpperCode };

/** A fiscal code, converted to capitals without spaces (AC-04). Internal: used to build forms. */
export const FiscalCodeField = forwardRef<HTMLInputElement, Omit<MaskedFieldProps, "label" | "mask">>(function FiscalCodeField(props, ref) {
  const words = useMessages(registrationMessages);
  return (
    <MaskedField
      hint={words.fiscalCodeHint}
      autoCapitalize="characters"
      required
      {...props}
      ref={ref}
      label={words.fiscalCode}
      mask={mask}
    />
  );
});
