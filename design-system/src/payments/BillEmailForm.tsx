import { forwardRef, useEffect, useMemo } from "react";
import { Button } from "../actions/Button.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { isSameEmail } from "../forms/email.ts";
import { Form, type FormProps } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { BillEmailField } from "./BillEmailField.tsx";
import { DeliveryFailure } from "./DeliveryFailure.tsx";
import { type BillEmailValues, billEmailSchema } from "./delivery.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import * as styles from "./form.css.ts";
import { withDate } from "./paymentTerm.ts";

export interface BillEmailFormProps extends Omit<FormProps, "onSubmit" | "onChange" | "children">, SchemaFormProps<BillEmailValues> {
  /** An address that must be changed, such as the account's (EM-01, forceUpdateUsername). It is marked as invalid from the start. */
  refusedEmail?: string | null | undefined;
  /** An address that is not confirmed yet (EM-02), with the ISO day or timestamp at which the link was sent. */
  validating?: { email: string; since?: string | null | undefined } | null | undefined;
  /** Called to send the link again. */
  onSendAgain?: (() => void) | undefined;
  /** True while the link is being sent. @default false */
  sendingAgain?: boolean | undefined;
}

/** The e-mail address for bills, and the certified address (PEC). State: `data-validating`. The ref is the `form`. */
export const BillEmailForm = forwardRef<HTMLFormElement, BillEmailFormProps>(function BillEmailForm(
  {
    defaultValues,
    onSubmit,
    serverErrors,
    onValuesChange,
    refusedEmail,
    validating,
    onSendAgain,
    sendingAgain,
    busy,
    failure,
    onBlur,
    className,
    ...rest
  },
  ref,
) {
  const words = useMessages(deliveryMessages);
  const formats = useFormats();
  const {
    form,
    errorOf,
    submit,
    onBlur: checkLeft,
  } = useSchemaForm({
    schema: useMemo(() => billEmailSchema(refusedEmail), [refusedEmail]),
    defaultValues: { email: "", pec: "", ...defaultValues },
    onSubmit,
    serverErrors,
    onValuesChange,
    explain: (issue) => words[issue as keyof typeof words],
  });
  useEffect(() => {
    if (refusedEmail && isSameEmail(form.getValues("email"), refusedEmail)) void form.trigger("email");
  }, [form, refusedEmail]);
  const since = withDate(words.validatingSince, words.validatingSinceVowel, validating?.since, formats);
  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(styles.form, className)}
      data-validating={Boolean(validating)}
      onBlur={(event) => {
        onBlur?.(event);
        checkLeft(event);
      }}
      onSubmit={submit}
    >
      <DeliveryFailure>{failure}</DeliveryFailure>
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
      <BillEmailField {...form.register("email")} error={errorOf("email")} />
      <TextField
        type="email"
        label={words.pec}
        hint={words.pecHint}
        optional="feminine"
        {...form.register("pec")}
        error={errorOf("pec")}
        className={styles.line}
      />
      <Button type="submit" className={styles.submit} loading={busy}>
        {words.save}
      </Button>
    </Form>
  );
});
