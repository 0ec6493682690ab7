import { forwardRef } from "react";
import { PasswordChecklist } from "../forms/PasswordChecklist.tsx";
import { PasswordField, type PasswordFieldProps } from "../forms/PasswordField.tsx";
import { Stack } from "../layout/Stack.tsx";

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, "autoComplete" | "aria-describedby"> {
  id: string;
  /** The typed password. */
  password: string;
}

/** A field for a new password with the list of its rules, which is read with it (AC-05). Internal: used to build forms. */
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
