import type { LinkResult } from "@favilla/design-system/access/LinkOutcome.tsx";
import { LinkOutcome } from "@favilla/design-system/access/LinkOutcome.tsx";
import { ResetPasswordForm, type ResetPasswordFormProps } from "@favilla/design-system/access/ResetPasswordForm.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
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
