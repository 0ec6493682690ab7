import { forwardRef } from "react";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { IbanField } from "../forms/IbanField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";

export interface IbanStepProps extends Omit<FormProps, "onChange" | "children"> {
  /** The customer's name and surname (spec §5): read-only. */
  holder: string;
  /** Plain and in capitals: "IT60X0542811101000000123456". */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it and how to put it right. Its field takes focus when the form was sent. */
  error?: string | undefined;
}

/** The account to debit. Inside a `WizardFrame`, whose button sends it; the ref is the `form`. */
export const IbanStep = forwardRef<HTMLFormElement, IbanStepProps>(function IbanStep(
  { holder, value, onChange, error, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)}>
      <TextField label={words.holder} hint={words.holderHint} value={holder} readOnly className={styles.line} />
      <IbanField value={value} onChange={onChange} error={error} required className={styles.line} />
      <Disclosure summary={words.ibanHelp}>
        <Text size="small">{words.ibanHelpText}</Text>
      </Disclosure>
    </Form>
  );
});
