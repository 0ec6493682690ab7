import { forwardRef } from "react";
import { TextField, type TextFieldProps } from "../forms/TextField.tsx";
import { useMessages } from "../theme/messages.ts";
import { signInMessages } from "./signInMessages.it.ts";

/**
 * The e-mail field for signing in. Password managers fill it and save it with the password (WCAG 1.3.5, 3.3.8). Internal: used to build
 * forms.
 */
export const EmailField = forwardRef<HTMLInputElement, Omit<TextFieldProps, "label" | "type">>(function EmailField(props, ref) {
  const words = useMessages(signInMessages);
  return (
    <TextField
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...props}
      ref={ref}
      type="email"
      label={words.email}
    />
  );
});
