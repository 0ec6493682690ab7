import { RecoverEmailForm, type RecoverEmailFormProps } from "@favilla/design-system/access/RecoverEmailForm.tsx";
import { AuthLayout } from "@favilla/design-system/layout/AuthLayout.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { SubPageHeader } from "../../../platform/pages/SubPageHeader.tsx";
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
