import { forwardRef, type HTMLAttributes } from "react";
import { Button } from "../actions/Button.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Form } from "../forms/Form.tsx";
import { PhoneField, type PhoneFieldProps } from "../forms/PhoneField.tsx";
import { Switch } from "../forms/Switch.tsx";
import { Panel } from "../layout/Card.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./AccountPanel.css.ts";
import { accountMessages } from "./messages.it.ts";
import { ReadOnlyNote, type ReadOnlyNoteProps } from "./ReadOnlyNote.tsx";

export interface ContactFormProps extends ReadOnlyNoteProps, Omit<HTMLAttributes<HTMLElement>, "children" | "onSubmit"> {
  phone: PhoneFieldProps["value"];
  onPhoneChange: PhoneFieldProps["onChange"];
  /** The number was left: time to say what is wrong with it. */
  onPhoneBlur?: (() => void) | undefined;
  prefixes: PhoneFieldProps["prefixes"];
  /** What is wrong with the number, as one sentence. */
  phoneError?: string | undefined;
  /** The number is to be saved; checking it is the caller's. */
  onSubmit: () => void;
  /** It is being saved. @default false */
  busy?: boolean | undefined;
  /** How the last saving went; take it away when the number changes. */
  outcome?: "saved" | "failed" | undefined;
  landlinePhone: string | null | undefined;
  communicationEmail: string | null | undefined;
  /** Whether the header counts unread notifications. */
  alerts: boolean;
  onAlertsChange: (alerts: boolean) => void;
  /** That choice is being saved. @default false */
  alertsPending?: boolean | undefined;
  /** It could not be saved; set `alerts` back with it. @default false */
  alertsFailed?: boolean | undefined;
}

/** How the customer is reached: the mobile number can be changed, the rest is to read; and a switch for notifications. */
export const ContactForm = forwardRef<HTMLElement, ContactFormProps>(function ContactForm(
  {
    phone,
    onPhoneChange,
    onPhoneBlur,
    prefixes,
    phoneError,
    onSubmit,
    busy,
    outcome,
    landlinePhone,
    communicationEmail,
    alerts,
    onAlertsChange,
    alertsPending,
    alertsFailed,
    supportPhone,
    className,
    ...rest
  },
  ref,
) {
  const words = useMessages(accountMessages);
  return (
    <Panel as="section" narrow aria-label={words.contacts} {...rest} ref={ref} className={cx(styles.panel, className)}>
      <Form className={styles.form} onSubmit={() => busy || onSubmit()}>
        <PhoneField
          label={words.phone}
          hint={words.phoneHint}
          error={phoneError}
          value={phone}
          onChange={onPhoneChange}
          onBlur={onPhoneBlur}
          prefixes={prefixes}
        />
        {outcome === "failed" && (
          <Alert tone="negative" live="assertive">
            {words.saveFailed}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" loading={busy}>
            {words.savePhone}
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {outcome === "saved" && words.saved}
        </p>
      </Form>
      <DescriptionList
        items={[
          { label: words.landline, value: landlinePhone },
          { label: words.communicationEmail, value: communicationEmail },
        ]}
      />
      <ReadOnlyNote supportPhone={supportPhone} />
      <Switch
        label={words.alerts}
        hint={words.alertsHint}
        checked={alerts}
        onChange={onAlertsChange}
        pending={alertsPending}
        error={alertsFailed ? words.switchFailed : undefined}
      />
    </Panel>
  );
});
