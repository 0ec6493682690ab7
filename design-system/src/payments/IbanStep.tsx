import { forwardRef, useMemo } from "react";
import { Controller } from "react-hook-form";
import { isAbsent } from "../data/isAbsent.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Form } from "../forms/Form.tsx";
import { IbanField } from "../forms/IbanField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";
import { type IbanStepValues, ibanProblem, ibanStepSchema } from "./iban.ts";
import type { StepFormProps } from "./stepForm.ts";

export interface IbanStepProps extends StepFormProps<IbanStepValues> {
  /** The customer's full name (PM-06), read-only. If it is empty only the hint is shown: the account must be the customer's. */
  holder: string;
  /** The IBAN that is debited now. It is rejected as the new one. */
  currentIban?: string | null | undefined;
}

/** Fills the country and the lengths into an error message. */
function inFull(error: string | undefined, iban: string): string | undefined {
  const problem = ibanProblem(iban);
  return error && problem?.issue === "ibanLength" ? fill(error, { ...problem }) : error;
}

/** The bank account to debit. Used in a `WizardFrame`, whose button submits it. The ref is the `form`. */
export const IbanStep = forwardRef<HTMLFormElement, IbanStepProps>(function IbanStep(
  { holder, currentIban, defaultValues, onSubmit, serverErrors, onValuesChange, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const { form, errorOf, submit } = useSchemaForm({
    schema: useMemo(() => ibanStepSchema(currentIban), [currentIban]),
    defaultValues: { iban: "", ...defaultValues },
    onSubmit,
    serverErrors,
    onValuesChange,
    explain: (issue) => words[issue as keyof typeof words],
  });
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)} onSubmit={submit}>
      {isAbsent(holder) ? (
        <Text tone="muted">{words.holderHint}</Text>
      ) : (
        <TextField label={words.holder} hint={words.holderHint} value={holder} readOnly className={styles.line} />
      )}
      <Controller
        name="iban"
        control={form.control}
        render={({ field }) => (
          <IbanField
            {...field}
            onChange={(iban) => {
              // An IBAN is invalid until its last character, so it is validated on submission and not on each change.
              form.clearErrors("iban");
              field.onChange(iban);
            }}
            error={inFull(errorOf("iban"), field.value)}
            required
            className={styles.line}
          />
        )}
      />
      <Disclosure summary={words.ibanHelp}>
        <Text size="small">{words.ibanHelpText}</Text>
      </Disclosure>
    </Form>
  );
});
