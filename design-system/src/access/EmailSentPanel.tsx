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
  /** Purpose of the link in the e-mail. The text says how long the link is valid (WCAG 2.2.1). */
  purpose: EmailPurpose;
  /** Address that the e-mail was sent to. */
  email?: string | undefined;
  /** Sends the e-mail again, which restarts its validity. */
  onResend?: (() => void) | undefined;
  /** True while the e-mail is being sent again. @default false */
  resending?: boolean | undefined;
  /** True after the e-mail was sent again, which is announced. @default false */
  resent?: boolean | undefined;
  /** A way to continue, such as a link to the sign-in page. */
  action?: ReactNode;
}

/** Says that a link was sent by e-mail, how long it is valid, and what to do if the e-mail does not arrive. */
export const EmailSentPanel = forwardRef<HTMLDivElement, EmailSentPanelProps>(function EmailSentPanel(
  { purpose, email, onResend, resending, resent = false, action, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  return (
    <OutcomePanel
      takesFocus
      headingLevel={2}
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
