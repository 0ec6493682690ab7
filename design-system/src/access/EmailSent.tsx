import { EmailSentPanel, type EmailSentPanelProps } from "./EmailSentPanel.tsx";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { useMessages } from "../theme/messages.ts";
import { hrefTo } from "../../../portal/src/platform/pages/paths.ts";
import { recoverMessages } from "./recoverMessages.it.ts";

export interface EmailSentProps
  extends Pick<EmailSentPanelProps, "purpose" | "email" | "onResend" | "resending" | "resent" | "headingLevel"> {
  /** Reason why the link could not be sent again, in words. */
  failure?: string | undefined;
}

/** Says that a link was sent, and why it could not be sent again if that failed. */
export function EmailSent({ failure, ...panel }: EmailSentProps) {
  const words = useMessages(recoverMessages);
  return (
    <>
      {failure && (
        <Alert tone="negative" live="assertive" title={words.resendFailed}>
          {failure}
        </Alert>
      )}
      <EmailSentPanel {...panel} action={<Button href={hrefTo("login")}>{words.signIn}</Button>} />
    </>
  );
}
