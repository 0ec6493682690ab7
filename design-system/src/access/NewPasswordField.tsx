import { forwardRef } from "react";
import { PasswordChecklist } from "../forms/PasswordChecklist.tsx";
import { PasswordField, type PasswordFieldProps } from "../forms/PasswordField.tsx";
import { Stack } from "../layout/Stack.tsx";

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, "autoComplete" | "aria-describedby"> {
  id: string;
  /** As typed so far. */
  password: string;
}

/** A new password and what it still needs, which is read with it (AC-05). Only for building forms. */
export const NewPasswordField = forwardRef<HTMLInputElement, NewPasswordFieldProps>(function NewPasswordField(
  { id, password, ...rest },
  ref,
) {
  return (
    <Stack gap={3}>
      <PasswordField {...rest} ref={ref} id={id} autoComplete="new-password" aria-describedby={`${id}-rules`} required />
      <PasswordChecklist id={`${id}-rules`} password={password} />
    </Stack>
  );
});
