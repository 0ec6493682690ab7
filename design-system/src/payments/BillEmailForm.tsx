import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { BillEmailField } from "./BillEmailField.tsx";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import * as styles from "./form.css.ts";
import { withDate } from "./paymentTerm.ts";

export interface BillEmailValue {
  email: string;
  pec: string;
}

export interface BillEmailFormProps extends Omit<FormProps, "onChange" | "children"> {
  value: BillEmailValue;
  onChange: (value: BillEmailValue) => void;
  errors?: { email?: string | undefined; pec?: string | undefined } | undefined;
  /** An address waits for its confirmation (spec §4): which, and the ISO day or timestamp at which the link was sent. */
  validating?: { email: string; since?: string | null | undefined } | null | undefined;
  /** Sends the link again. */
  onSendAgain?: (() => void) | undefined;
  /** The link is being sent. @default false */
  sendingAgain?: boolean | undefined;
  /** It is being saved. @default false */
  busy?: boolean | undefined;
}

/** Where bills arrive by e-mail, and the certified address. State: `data-validating`. The ref is the `form`. */
export const BillEmailForm = forwardRef<HTMLFormElement, BillEmailFormProps>(function BillEmailForm(
  { value, onChange, errors, validating, onSendAgain, sendingAgain, busy, className, ...rest },
  ref,
) {
  const words = useMessages(deliveryMessages);
  const since = withDate(words.validatingSince, words.validatingSinceVowel, validating?.since);
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)} data-validating={Boolean(validating)}>
      {validating && (
        <Alert
          tone="warning"
          title={words.validatingTitle}
          className={styles.line}
          action={
            onSendAgain && (
              <Button variant="secondary" size="small" loading={sendingAgain} onClick={onSendAgain}>
                {words.sendAgain}
              </Button>
            )
          }
        >
          <p>
            {fill(words.validating, { email: validating.email })} {since}
          </p>
        </Alert>
      )}
      <BillEmailField value={value.email} onChange={(email) => onChange({ ...value, email })} error={errors?.email} />
      <TextField
        type="email"
        label={words.pec}
        hint={words.pecHint}
        optional
        value={value.pec}
        onChange={(event) => onChange({ ...value, pec: event.currentTarget.value })}
        error={errors?.pec}
        className={styles.line}
      />
      <Button type="submit" className={styles.submit} loading={busy}>
        {words.save}
      </Button>
    </Form>
  );
});
