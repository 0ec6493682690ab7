import { forwardRef, useId } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { fieldMessages } from "./fieldMessages.it.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { recoveryMessages } from "./recoveryMessages.it.ts";
import { type ResetPasswordValues, resetPasswordSchema } from "./resetPasswordSchema.ts";

export interface ResetPasswordFormProps extends AccessFormProps<ResetPasswordValues> {
  /** Shows a second field, for a server that requires the password twice. @default false */
  twice?: boolean | undefined;
  /** The account's address, if known. Shown, and saved by password managers with the new password. */
  username?: string | undefined;
}

/**
 * Sets a new password, for a link of password recovery, password change or migration (AC-10, AC-12). It asks for the password once, because
 * the customer can reveal it: send it as `confirmNewPassword` too (WCAG 3.3.7). The ref is the `form`.
 */
export const ResetPasswordForm = forwardRef<HTMLFormElement, ResetPasswordFormProps>(function ResetPasswordForm(
  { defaultValues, onSubmit, serverErrors, onValuesChange, twice = false, username, busy, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const faults = useMessages(fieldMessages);
  const id = useId();
  const reset = useSchemaForm({
    schema: resetPasswordSchema,
    defaultValues: { newPassword: "", ...(twice && { confirmNewPassword: "" }), ...defaultValues },
    explain: (issue) => faults[issue as keyof typeof faults],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = reset;
  const password = useWatch({ control: form.control, name: "newPassword" });
  const errors = listErrors(id, ["newPassword", "confirmNewPassword"], errorOf);
  return (
    <AccessForm {...rest} ref={ref} busy={busy} form={reset} errors={errors}>
      {username !== undefined && <EmailField value={username} readOnly required={false} />}
      <NewPasswordField
        {...form.register("newPassword")}
        id={`${id}-newPassword`}
        label={words.newPassword}
        password={password}
        error={errorOf("newPassword")}
      />
      {twice && (
        <PasswordField
          {...form.register("confirmNewPassword")}
          id={`${id}-confirmNewPassword`}
          label={words.confirmation}
          error={errorOf("confirmNewPassword")}
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
