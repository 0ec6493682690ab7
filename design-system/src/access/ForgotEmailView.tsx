import { RecoverEmailForm, type RecoverEmailFormProps } from "./RecoverEmailForm.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { useMessages } from "../theme/messages.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { SubPageHeader } from "../../../portal/src/platform/pages/SubPageHeader.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export type ForgotEmailViewProps = { title: string } & Omit<RecoverEmailFormProps, "signInHref">;

/** Shows the masked e-mail of a fiscal code. */
export function ForgotEmailView({ title, ...form }: ForgotEmailViewProps) {
  const words = useMessages(recoverMessages);
  return (
    <AuthLayout>
      <SubPageHeader parent="login" title={title} description={form.answer === undefined ? words.emailLead : undefined} />
      <RecoverEmailForm {...form} signInHref={hrefTo("login")} />
    </AuthLayout>
  );
}
