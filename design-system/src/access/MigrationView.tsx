import { MigrationEmailForm, type MigrationEmailFormProps } from "./MigrationEmailForm.tsx";
import { MigrationFrame } from "./MigrationFrame.tsx";
import { ResetPasswordForm, type ResetPasswordFormProps } from "./ResetPasswordForm.tsx";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { useMessages } from "../theme/messages.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { EmailSent, type EmailSentProps } from "./EmailSent.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

export type MigrationViewProps =
  | { step: "email"; form: MigrationEmailFormProps; sent?: Omit<EmailSentProps, "purpose" | "headingLevel"> | undefined }
  | { step: "password"; form: ResetPasswordFormProps }
  | { step: "done" }
  /** The step was opened without signing in before, or too long after that. */
  | { step: "signIn"; expired: boolean };

/** A step of the migration of an old account. */
export function MigrationView(props: MigrationViewProps) {
  const words = useMessages(recoverMessages);
  if (props.step === "signIn")
    return (
      <AuthLayout>
        <OutcomePanel
          outcome="pending"
          takesFocus={props.expired}
          title={props.expired ? words.proofExpiredTitle : words.proofMissingTitle}
          description={props.expired ? words.proofExpired : words.proofMissing}
          actions={<Button href={hrefTo("login")}>{words.signIn}</Button>}
        />
      </AuthLayout>
    );
  return (
    <MigrationFrame step={props.step} signInHref={hrefTo("login")}>
      {props.step === "email" &&
        (props.sent ? <EmailSent {...props.sent} purpose="email" headingLevel={3} /> : <MigrationEmailForm {...props.form} />)}
      {props.step === "password" && <ResetPasswordForm {...props.form} />}
    </MigrationFrame>
  );
}
