import { Button } from "@favilla/design-system/actions/Button.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { ErrorSummary } from "@favilla/design-system/forms/ErrorSummary.tsx";
import { PasswordField } from "@favilla/design-system/forms/PasswordField.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Link } from "@favilla/design-system/text/Link.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useId, useMemo } from "react";
import { useForm } from "react-hook-form";
import { formResolver } from "../app/formResolver.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { loginSchema } from "./loginSchema.ts";
import { accessMessages } from "./messages.it.ts";
import { useLogin } from "./useLogin.ts";

const fields = ["username", "password"] as const;

/** E-mail and password. What was typed stays, whatever the answer. */
export function LoginForm() {
  const words = useMessages(accessMessages);
  const pages = useMessages(pagesMessages);
  const { signIn, failure } = useLogin();
  const resolver = useMemo(() => formResolver(loginSchema(words)), [words]);
  const { register, handleSubmit, formState } = useForm({
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting, submitCount } = formState;
  const id = useId();
  const shown = fields.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });

  return (
    <AuthLayout message={words.sideTitle} detail={words.sideText}>
      <PageHeader title={pages.login} description={words.lead} />
      {failure && (
        <Alert tone="negative" live="assertive" title={words.failed}>
          {failure.message}
        </Alert>
      )}
      {submitCount > 0 && <ErrorSummary errors={shown} submitCount={submitCount} />}
      <form noValidate onSubmit={handleSubmit(async ({ username, password }) => void (await signIn(username, password)))}>
        <Stack gap={5}>
          <TextField
            {...register("username")}
            id={`${id}-username`}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            label={words.email}
            error={errors.username?.message}
          />
          <PasswordField {...register("password")} id={`${id}-password`} label={words.password} error={errors.password?.message} />
          <Inline gap={4}>
            <Link href="/utente/recupera-email">{words.forgotEmail}</Link>
            <Link href="/utente/recupera-password">{words.forgotPassword}</Link>
          </Inline>
          <Button type="submit" wide loading={isSubmitting} loadingLabel={words.submitting}>
            {words.submit}
          </Button>
        </Stack>
      </form>
      <Text>
        {words.firstTime} <Link href="/registrazione">{words.register}</Link>
      </Text>
    </AuthLayout>
  );
}
