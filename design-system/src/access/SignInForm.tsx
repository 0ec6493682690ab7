import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { Inline } from "../layout/Stack.tsx";
import { Link } from "../text/Link.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { signInMessages } from "./signInMessages.it.ts";

export interface SignInValue {
  /** The e-mail address. */
  username: string;
  password: string;
}

export interface SignInFormProps extends AccessFormProps {
  value: SignInValue;
  onChange: (value: SignInValue) => void;
  errors?: { username?: string | undefined; password?: string | undefined } | undefined;
  /** Shows "Hai dimenticato l’e-mail?". */
  forgotEmailHref?: string | undefined;
  /** Shows "Hai dimenticato la password?". */
  forgotPasswordHref?: string | undefined;
  /** Shows "Prima volta qui? Registrati". */
  registerHref?: string | undefined;
}

/** E-mail and password. Password managers, paste and showing the password work (WCAG 3.3.8). The ref is the `form`. */
export const SignInForm = forwardRef<HTMLFormElement, SignInFormProps>(function SignInForm(
  { value, onChange, errors, busy, forgotEmailHref, forgotPasswordHref, registerHref, ...rest },
  ref,
) {
  const words = useMessages(signInMessages);
  const id = useId();
  return (
    <AccessForm failureTitle={words.signInFailed} {...rest} ref={ref} busy={busy} errors={listErrors(id, ["username", "password"], errors)}>
      <EmailField
        id={`${id}-username`}
        value={value.username}
        onChange={(username) => onChange({ ...value, username })}
        error={errors?.username}
      />
      <PasswordField
        id={`${id}-password`}
        label={words.password}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
        error={errors?.password}
        required
      />
      {(forgotEmailHref || forgotPasswordHref) && (
        <Inline gap={4}>
          {forgotEmailHref && <Link href={forgotEmailHref}>{words.forgotEmail}</Link>}
          {forgotPasswordHref && <Link href={forgotPasswordHref}>{words.forgotPassword}</Link>}
        </Inline>
      )}
      <Button type="submit" wide loading={busy} loadingLabel={words.submitting}>
        {words.submit}
      </Button>
      {registerHref && (
        <Text>
          {words.firstTime} <Link href={registerHref}>{words.register}</Link>
        </Text>
      )}
    </AccessForm>
  );
});
