import { SignInForm } from "./SignInForm.tsx";
import type { SignInValues } from "./signInSchema.ts";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { useState } from "react";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { accessMessages } from "./accessMessages.it.ts";
import { useLogin } from "../../../portal/src/rooms/access/signIn/useLogin.ts";

/** The sign-in form. The typed values are kept after a failure. */
export function LoginForm() {
  const words = useMessages(accessMessages);
  const { login } = useMessages(pagesMessages);
  const { signIn, failure } = useLogin();
  const [busy, setBusy] = useState(false);
  const send = async ({ username, password }: SignInValues) => {
    setBusy(true);
    await signIn(username, password);
    setBusy(false);
  };
  return (
    <AuthLayout message={words.sideTitle} detail={words.sideText}>
      <PageHeader title={login} description={words.lead} />
      <SignInForm
        onSubmit={send}
        busy={busy}
        failure={failure?.message}
        forgotEmailHref={hrefTo("forgotEmail")}
        forgotPasswordHref={hrefTo("forgotPassword")}
        registerHref={hrefTo("register")}
      />
    </AuthLayout>
  );
}
