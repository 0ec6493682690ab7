import { forwardRef } from "react";
import { useMessages } from "../theme/messages.ts";
import { EmailForm, type EmailFormProps } from "./EmailForm.tsx";
import { recoveryMessages } from "./recoveryMessages.it.ts";

export type MigrationEmailFormProps = EmailFormProps;

/**
 * The e-mail step of a migration (AC-12): a new address, which receives a link. After the submission, show an
 * `EmailSentPanel`. The ref is the `form`.
 */
export const MigrationEmailForm = forwardRef<HTMLFormElement, MigrationEmailFormProps>(function MigrationEmailForm(props, ref) {
  const words = useMessages(recoveryMessages);
  return <EmailForm {...props} ref={ref} hint={words.migrationEmailHint} />;
});
