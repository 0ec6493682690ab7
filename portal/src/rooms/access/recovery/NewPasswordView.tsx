import { LinkOutcome } from "@favilla/design-system/access/LinkOutcome.tsx";
import { ResetPasswordForm, type ResetPasswordFormProps } from "@favilla/design-system/access/ResetPasswordForm.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import type { LinkResult } from "../../../platform/links/linkOutcome.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface NewPasswordViewProps {
  title: string;
  form: ResetPasswordFormProps;
  /** Why the link can't be used; the form otherwise. */
  result?: LinkResult | undefined;
}

/** A new password by a link; or what is wrong with the link, and where to get another. */
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
