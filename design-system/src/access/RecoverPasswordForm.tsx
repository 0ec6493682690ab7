import { forwardRef } from "react";
import { useMessages } from "../theme/messages.ts";
import { EmailForm, type EmailFormProps } from "./EmailForm.tsx";
import { recoveryMessages } from "./recoveryMessages.it.ts";

export type RecoverPasswordFormProps = EmailFormProps;

/** Requests a link to set a new password (AC-09). After the submission, show an `EmailSentPanel`. The ref is the `form`. */
export const RecoverPasswordForm = forwardRef<HTMLFormElement, RecoverPasswordFormProps>(function RecoverPasswordForm(props, ref) {
  const words = useMessages(recoveryMessages);
  return <EmailForm {...props} ref={ref} hint={words.passwordHint} />;
});
