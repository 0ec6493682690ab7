import { forwardRef, type HTMLAttributes } from "react";
import { Button } from "../actions/Button.tsx";
import { MaskedValue } from "../data/MaskedValue.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./AccountPanel.css.ts";
import { accountMessages } from "./messages.it.ts";
import { SettingRows } from "./SettingRows.tsx";

/** Outcomes of asking for an e-mail. */
export const credentialOutcomes = ["sent", "failed"] as const;
export type CredentialOutcome = (typeof credentialOutcomes)[number];

export const credentialKinds = ["email", "password"] as const;
export type Credential = (typeof credentialKinds)[number];

export interface CredentialsPanelProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "onChange"> {
  /** E-mail address for signing in. */
  email: string | null | undefined;
  fiscalCode: string | null | undefined;
  /** Requests the e-mail that starts the change of a credential. */
  onChange: (credential: Credential) => void;
  /** Credential whose e-mail is being requested. Its button shows a spinner. */
  busy?: Credential | undefined;
  /** Result of the last request: the e-mail was sent, or sending failed. */
  outcome?: CredentialOutcome | undefined;
  /** Address that the e-mail was sent to. @default email */
  sentTo?: string | undefined;
  /** Called by the button for deleting the account, which is shown if this is set. */
  onDelete?: (() => void) | undefined;
}

/** The customer's credentials with buttons to change them. The fiscal code is masked (PF-02). */
export const CredentialsPanel = forwardRef<HTMLElement, CredentialsPanelProps>(function CredentialsPanel(
  { email, fiscalCode, onChange, busy, outcome, sentTo, onDelete, className, ...rest },
  ref,
) {
  const words = useMessages(accountMessages);
  const change = (credential: Credential, label: string) => (
    <Button variant="link" loading={busy === credential} onClick={() => onChange(credential)}>
      {label}
    </Button>
  );
  return (
    <section aria-label={words.credentials} {...rest} ref={ref} className={cx(styles.cards, className)}>
      <SettingRows
        rows={[
          { label: words.email, value: email, action: change("email", words.changeEmail) },
          { label: words.password, action: change("password", words.changePassword) },
          { label: words.fiscalCode, value: fiscalCode && <MaskedValue value={fiscalCode} label={words.theFiscalCode} /> },
        ]}
      />
      {outcome === "sent" && (
        <Alert tone="positive" live="polite" title={words.mailSentTitle}>
          {fill(words.mailSent, { email: sentTo ?? email ?? "" })}
        </Alert>
      )}
      {outcome === "failed" && (
        <Alert tone="negative" live="assertive">
          {words.mailFailed}
        </Alert>
      )}
      {onDelete && (
        <div className={styles.part}>
          <div>
            <Text>{words.deleteTitle}</Text>
            <Text size="small" tone="muted">
              {words.deleteText}
            </Text>
          </div>
          <Button variant="secondary" size="small" onClick={onDelete}>
            {words.delete}
          </Button>
        </div>
      )}
    </section>
  );
});
