import { forwardRef } from "react";
import { TextField, type TextFieldProps } from "../forms/TextField.tsx";
import { useMessages } from "../theme/messages.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import { line } from "./form.css.ts";

export type BillEmailFieldProps = Omit<TextFieldProps, "type" | "label" | "hint" | "optional" | "className">;

/** The e-mail address for bills. It accepts `register(name)` of react-hook-form. The ref is the input. */
export const BillEmailField = forwardRef<HTMLInputElement, BillEmailFieldProps>(function BillEmailField(props, ref) {
  const words = useMessages(deliveryMessages);
  return (
    <TextField
      type="email"
      autoComplete="email"
      required
      {...props}
      ref={ref}
      label={words.email}
      hint={words.emailHint}
      className={line}
    />
  );
});
