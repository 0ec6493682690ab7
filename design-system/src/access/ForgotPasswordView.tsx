import { RecoverPasswordForm, type RecoverPasswordFormProps } from "./RecoverPasswordForm.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { useMessages } from "../theme/messages.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { EmailSent, type EmailSentProps } from "./EmailSent.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface ForgotPasswordViewProps {
  title: string;
  form: RecoverPasswordFormProps;
  /** Shown instead of the form after the link was sent. */
  sent?: Omit<EmailSentProps, "purpose" | "headingLevel"> | undefined;
}

/** Requests a link to set a new password. */
export function ForgotPasswordView({ title, form, sent }: ForgotPasswordViewProps) {
  const words = useMessages(recoverMessages);
  return (
    <AuthLayout>
      <SubPageHeader parent="login" title={title} description={sent ? undefined : words.passwordLead} />
      {sent ? <EmailSent {...sent} purpose="password" /> : <RecoverPasswordForm {...form} />}
    </AuthLayout>
  );
}
