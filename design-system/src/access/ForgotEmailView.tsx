import { AuthLayout } from "../layout/AuthLayout.tsx";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { useMessages } from "../theme/messages.ts";
import { RecoverEmailForm, type RecoverEmailFormProps } from "./RecoverEmailForm.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface ForgotEmailViewProps
  extends Pick<PageHeaderProps, "title" | "back">,
    Pick<RecoverEmailFormProps, "onSubmit" | "busy" | "failure" | "answer" | "onAgain" | "signInHref"> {}

/** The page that finds the masked e-mail of a fiscal code. */
export function ForgotEmailView({ title, back, ...form }: ForgotEmailViewProps) {
  const words = useMessages(recoverMessages);
  return (
    <AuthLayout>
      <PageHeader title={title} back={back} description={form.answer === undefined ? words.emailLead : undefined} />
      <RecoverEmailForm {...form} />
    </AuthLayout>
  );
}
