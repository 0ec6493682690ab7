import { forwardRef, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel, type OutcomePanelProps } from "../feedback/OutcomePanel.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { recoveryMessages } from "./recoveryMessages.it.ts";

/** Purposes of an e-mail with a link. */
export const emailPurposes = ["registration", "password", "email"] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

const texts = { registration: "sentRegistration", password: "sentPassword", email: "sentEmail" } as const satisfies Record<
  EmailPurpose,
  string
>;

export interface EmailSentPanelProps extends Omit<OutcomePanelProps, "outcome" | "title" | "description" | "children" | "actions"> {
  /** What the link in the e-mail is for; each says how long it is good (WCAG 2.2.1). */
  purpose: EmailPurpose;
  /** Where it went. */
  email?: string | undefined;
  /** Sends it again, which starts its time anew. */
  onResend?: (() => void) | undefined;
  /** It is being sent again. @default false */
  resending?: boolean | undefined;
  /** It was sent again: said. @default false */
  resent?: boolean | undefined;
  /** The way on, such as a link to sign in. */
  action?: ReactNode;
}

/** A link is on its way by e-mail: until when it is good, and what to do if it doesn't come. */
export const EmailSentPanel = forwardRef<HTMLDivElement, EmailSentPanelProps>(function EmailSentPanel(
  { purpose, email, onResend, resending, resent = false, action, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  return (
    <OutcomePanel
      takesFocus
      level={2}
      {...rest}
      ref={ref}
      outcome="pending"
      title={words.sentTitle}
      description={words[texts[purpose]]}
      actions={
        (onResend || action) && (
          <>
            {onResend && (
              <Button variant="secondary" loading={resending} loadingLabel={words.sending} onClick={onResend}>
                {words.resend}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {email && <Text>{fill(words.sentTo, { email })}</Text>}
      {onResend && (
        <Text size="small" tone="muted">
          {words.notArrived}
        </Text>
      )}
      <p role="status">{resent && words.resent}</p>
    </OutcomePanel>
  );
});
