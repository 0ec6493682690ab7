import { forwardRef } from "react";
import { PasswordChecklist } from "../forms/PasswordChecklist.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { Stack } from "../layout/Stack.tsx";

interface NewPasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A new password and what it still needs, which is read with it (spec §5). Only for building forms. */
export const NewPasswordField = forwardRef<HTMLInputElement, NewPasswordFieldProps>(function NewPasswordField(
  { id, onChange, ...rest },
  ref,
) {
  return (
    <Stack gap={3}>
      <PasswordField
        {...rest}
        ref={ref}
        id={id}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="new-password"
        aria-describedby={`${id}-rules`}
        required
      />
      <PasswordChecklist id={`${id}-rules`} password={rest.value} />
    </Stack>
  );
});
