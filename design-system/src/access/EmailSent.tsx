import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { useMessages } from "../theme/messages.ts";
import { EmailSentPanel, type EmailSentPanelProps } from "./EmailSentPanel.tsx";
import { recoverMessages } from "./recoverMessages.it.ts";

/** A link that was sent, and whether it was sent again. */
export interface SentLink extends Pick<EmailSentPanelProps, "email" | "onResend" | "resending" | "resent"> {
  /** Reason why the link could not be sent again, in words. */
  failure?: string | undefined;
}

interface EmailSentProps extends SentLink, Pick<EmailSentPanelProps, "purpose" | "headingLevel"> {
  signInHref: string;
}

/** Says that a link was sent, and why it could not be sent again if that failed. Internal. */
export function EmailSent({ failure, signInHref, ...panel }: EmailSentProps) {
  const words = useMessages(recoverMessages);
  return (
    <>
      {failure && (
        <Alert tone="negative" live="assertive" title={words.resendFailed}>
          {failure}
        </Alert>
      )}
      <EmailSentPanel {...panel} action={<Button href={signInHref}>{words.signIn}</Button>} />
    </>
  );
}
