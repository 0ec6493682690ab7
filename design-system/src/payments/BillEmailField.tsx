import { forwardRef } from "react";
import { TextField, type TextFieldProps } from "../forms/TextField.tsx";
import { useMessages } from "../theme/messages.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import { line } from "./form.css.ts";

export type BillEmailFieldProps = Omit<TextFieldProps, "type" | "label" | "hint" | "optional" | "className">;

/** The address at which bills arrive. Takes `register(name)` of react-hook-form as it is; the ref is the input. */
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
