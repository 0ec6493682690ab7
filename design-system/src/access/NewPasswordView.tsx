import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { LinkOutcome, type LinkResult } from "./LinkOutcome.tsx";
import { ResetPasswordForm, type ResetPasswordFormProps } from "./ResetPasswordForm.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface NewPasswordViewProps extends Pick<PageHeaderProps, "title"> {
  form: ResetPasswordFormProps;
  /** The problem of a link that can't be used, shown instead of the form. */
  result?: LinkResult | undefined;
  /** Address of the sign-in page. */
  signInHref: string;
  /** Address where another link is requested. */
  renewHref: string;
}

/** The page of a link that sets a new password: the form, or the link's problem and a way to get another link. */
export function NewPasswordView({ title, form, result, signInHref, renewHref }: NewPasswordViewProps) {
  const words = useMessages(recoverMessages);
  return (
    <AuthLayout>
      {result ? (
        <LinkOutcome purpose="password" result={result} continueHref={signInHref} renewHref={renewHref} takesFocus />
      ) : (
        <>
          <PageHeader title={title} description={words.newPasswordLead} />
          <ResetPasswordForm {...form} />
        </>
      )}
    </AuthLayout>
  );
}
