import { forwardRef } from "react";
import { TextField, type TextFieldProps } from "../forms/TextField.tsx";
import { useMessages } from "../theme/messages.ts";
import { signInMessages } from "./signInMessages.it.ts";

interface EmailFieldProps extends Omit<TextFieldProps, "label" | "value" | "onChange" | "type"> {
  value: string;
  onChange: (value: string) => void;
}

/** The address that signs in: password managers fill it and keep it with the password (WCAG 1.3.5, 3.3.8). Only for building forms. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField({ onChange, ...rest }, ref) {
  const words = useMessages(signInMessages);
  return (
    <TextField
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...rest}
      ref={ref}
      type="email"
      label={words.email}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
});
