import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { EmailSent, type SentLink } from "./EmailSent.tsx";
import { RecoverPasswordForm, type RecoverPasswordFormProps } from "./RecoverPasswordForm.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface ForgotPasswordViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  form: RecoverPasswordFormProps;
  /** The link that was sent: it is shown instead of the form. */
  sent?: SentLink | undefined;
  /** Address of the sign-in page. */
  signInHref: string;
}

/** The page that requests a link to set a new password. */
export function ForgotPasswordView({ form, sent, signInHref, ...header }: ForgotPasswordViewProps) {
  const words = useMessages(recoverMessages);
  return (
    <AuthLayout>
      <PageHeader {...header} description={sent ? undefined : words.passwordLead} />
      {sent ? <EmailSent {...sent} signInHref={signInHref} purpose="password" /> : <RecoverPasswordForm {...form} />}
    </AuthLayout>
  );
}
