import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Inline } from "../layout/Stack.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { forgotten } from "./SignInForm.css.ts";
import { signInMessages } from "./signInMessages.it.ts";
import { type SignInValues, signInSchema } from "./signInSchema.ts";

export interface SignInFormProps extends AccessFormProps<SignInValues> {
  /** Address of the link "E-mail dimenticata?", which is shown if this is set. */
  forgotEmailHref?: string | undefined;
  /** Address of the link "Password dimenticata?", which is shown if this is set. */
  forgotPasswordHref?: string | undefined;
  /** Address of the link "Prima volta qui? Registrati", which is shown if this is set. */
  registerHref?: string | undefined;
}

/**
 * The sign-in form: e-mail and password. Password managers, pasting and revealing the password work (WCAG 3.3.8). The ref is the `form`.
 */
export const SignInForm = forwardRef<HTMLFormElement, SignInFormProps>(function SignInForm(
  { defaultValues, onSubmit, serverErrors, onValuesChange, busy, forgotEmailHref, forgotPasswordHref, registerHref, ...rest },
  ref,
) {
  const words = useMessages(signInMessages);
  const id = useId();
  const signIn = useSchemaForm({
    schema: signInSchema,
    defaultValues: { username: "", password: "", ...defaultValues },
    explain: (issue) => words[issue as keyof typeof words],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = signIn;
  const errors = listErrors(id, ["username", "password"], errorOf);
  return (
    <AccessForm failureTitle={words.signInFailed} {...rest} ref={ref} busy={busy} form={signIn} errors={errors}>
      <EmailField {...form.register("username")} id={`${id}-username`} error={errorOf("username")} />
      <PasswordField {...form.register("password")} id={`${id}-password`} label={words.password} error={errorOf("password")} required />
      {(forgotEmailHref || forgotPasswordHref) && (
        <Inline spread gap={4} className={forgotten}>
          {forgotEmailHref && (
            <Link href={forgotEmailHref} standsAlone>
              {words.forgotEmail}
            </Link>
          )}
          {forgotPasswordHref && (
            <Link href={forgotPasswordHref} standsAlone>
              {words.forgotPassword}
            </Link>
          )}
        </Inline>
      )}
      <Button type="submit" wide loading={busy} loadingLabel={words.submitting}>
        {words.submit}
      </Button>
      {registerHref && (
        <Inline gap={2}>
          <Text as="span">{words.firstTime}</Text>{" "}
          <Link href={registerHref} icon="arrow">
            {words.register}
          </Link>
        </Inline>
      )}
    </AccessForm>
  );
});
