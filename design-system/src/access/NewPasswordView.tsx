import type { LinkResult } from "./LinkOutcome.tsx";
import { LinkOutcome } from "./LinkOutcome.tsx";
import { ResetPasswordForm, type ResetPasswordFormProps } from "./ResetPasswordForm.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface NewPasswordViewProps {
  title: string;
  form: ResetPasswordFormProps;
  /** The problem of a link that can't be used, shown instead of the form. */
  result?: LinkResult | undefined;
}

/** A form for a new password, or the link's problem and a way to get another link. */
export function NewPasswordView({ title, form, result }: NewPasswordViewProps) {
  const words = useMessages(recoverMessages);
  if (result)
    return (
      <AuthLayout>
        <LinkOutcome purpose="password" result={result} continueHref={hrefTo("login")} renewHref={hrefTo("forgotPassword")} takesFocus />
      </AuthLayout>
    );
  return (
    <AuthLayout>
      <PageHeader title={title} description={words.newPasswordLead} />
      <ResetPasswordForm {...form} />
    </AuthLayout>
  );
}
