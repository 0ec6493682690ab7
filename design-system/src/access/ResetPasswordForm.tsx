import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type ControlledAccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { recoveryMessages } from "./recoveryMessages.it.ts";

export interface ResetPasswordValue {
  newPassword: string;
  /** Where a server asks for it twice and it must be typed twice: its presence shows the second field. */
  confirmNewPassword?: string | undefined;
}

export interface ResetPasswordFormProps extends ControlledAccessFormProps {
  value: ResetPasswordValue;
  onChange: (value: ResetPasswordValue) => void;
  errors?: { newPassword?: string | undefined; confirmNewPassword?: string | undefined } | undefined;
  /** The account's address where it is known: shown, and kept by password managers with the new password. */
  username?: string | undefined;
}

/**
 * A new password, by the link of a forgotten one, of a change or of a migration (spec §2). It is asked for once, as it can
 * be shown: send it as `confirmNewPassword` too (WCAG 3.3.7). The ref is the `form`.
 */
export const ResetPasswordForm = forwardRef<HTMLFormElement, ResetPasswordFormProps>(function ResetPasswordForm(
  { value, onChange, errors, username, busy, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const id = useId();
  return (
    <AccessForm {...rest} ref={ref} busy={busy} errors={listErrors(id, ["newPassword", "confirmNewPassword"], (name) => errors?.[name])}>
      {username !== undefined && <EmailField value={username} onChange={() => {}} readOnly required={false} />}
      <NewPasswordField
        id={`${id}-newPassword`}
        label={words.newPassword}
        value={value.newPassword}
        onChange={(newPassword) => onChange({ ...value, newPassword })}
        error={errors?.newPassword}
      />
      {value.confirmNewPassword !== undefined && (
        <PasswordField
          id={`${id}-confirmNewPassword`}
          label={words.confirmation}
          value={value.confirmNewPassword}
          onChange={(event) => onChange({ ...value, confirmNewPassword: event.currentTarget.value })}
          error={errors?.confirmNewPassword}
          autoComplete="new-password"
          required
        />
      )}
      <Button type="submit" wide loading={busy} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </AccessForm>
  );
});
