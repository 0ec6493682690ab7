import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { AuthLayout } from "../layout/AuthLayout.tsx";
import { useMessages } from "../theme/messages.ts";
import { EmailSent, type SentLink } from "./EmailSent.tsx";
import { MigrationEmailForm, type MigrationEmailFormProps } from "./MigrationEmailForm.tsx";
import { MigrationFrame } from "./MigrationFrame.tsx";
import { ResetPasswordForm, type ResetPasswordFormProps } from "./ResetPasswordForm.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

/** A step with what it needs. `signIn` was opened without signing in before, or too long after that. */
export type MigrationStepProps =
  | { step: "email"; form: MigrationEmailFormProps; sent?: SentLink | undefined }
  | { step: "password"; form: ResetPasswordFormProps }
  | { step: "done" }
  | { step: "signIn"; expired: boolean };

export type MigrationViewProps = MigrationStepProps & {
  /** Address of the sign-in page. */
  signInHref: string;
};

/** The page of a step of the migration of an old account. */
export function MigrationView(props: MigrationViewProps) {
  const words = useMessages(recoverMessages);
  const { signInHref } = props;
  if (props.step === "signIn")
    return (
      <AuthLayout>
        <OutcomePanel
          outcome="pending"
          takesFocus={props.expired}
          title={props.expired ? words.proofExpiredTitle : words.proofMissingTitle}
          description={props.expired ? words.proofExpired : words.proofMissing}
          actions={<Button href={signInHref}>{words.signIn}</Button>}
        />
      </AuthLayout>
    );
  return (
    <MigrationFrame step={props.step} signInHref={signInHref}>
      {props.step === "email" &&
        (props.sent ? (
          <EmailSent {...props.sent} signInHref={signInHref} purpose="email" headingLevel={3} />
        ) : (
          <MigrationEmailForm {...props.form} />
        ))}
      {props.step === "password" && <ResetPasswordForm {...props.form} />}
    </MigrationFrame>
  );
}
