import { forwardRef, useMemo, useRef } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { DigitsField } from "../forms/DigitsField.tsx";
import { Form } from "../forms/Form.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { type BookletStepValues, bookletLength, bookletStepSchema } from "./booklet.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";
import type { StepFormProps } from "./stepForm.ts";

/** States of the verification of a booklet. */
export const bookletVerifications = ["none", "running", "negative", "positive"] as const;
export type BookletVerification = (typeof bookletVerifications)[number];

export interface BookletStepProps extends StepFormProps<BookletStepValues> {
  /** The booklet that is debited now. It is rejected as the new one. */
  currentBooklet?: string | null | undefined;
  /** State of the verification of the typed number. Reset it to "none" on each change of the values. */
  verification: BookletVerification;
  /** Called to verify the booklet. */
  onVerify: (values: BookletStepValues) => unknown;
  /** Called when the customer continues after `positive`. */
  onSubmit: (values: BookletStepValues) => unknown;
}

/**
 * The savings booklet to debit, which must be verified before continuing (PM-07). Until then its own button is the main one: give
 * `WizardFrame` its `formId` only after `positive`. State: `data-verification`. The ref is the `form`.
 */
export const BookletStep = forwardRef<HTMLFormElement, BookletStepProps>(function BookletStep(
  { currentBooklet, verification, onVerify, defaultValues, onSubmit, serverErrors, onValuesChange, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const result = useRef<HTMLDivElement>(null);
  const verified = verification === "positive";
  const requested = useRef(false);
  // The focused button has disappeared, so focus moves to the result.
  useCommitEffect(() => {
    if (verified && requested.current) result.current?.focus();
    if (verification !== "running") requested.current = false;
  }, [verified, verification]);
  const { form, errorOf, submit } = useSchemaForm({
    schema: useMemo(() => bookletStepSchema(currentBooklet), [currentBooklet]),
    defaultValues: { booklet: "", ...defaultValues },
    onSubmit(values) {
      if (verified) return onSubmit(values);
      if (verification === "running") return;
      requested.current = true;
      return onVerify(values);
    },
    serverErrors,
    onValuesChange,
    explain: (issue) => (issue === "bookletSame" ? words.bookletSame : words.bookletDigits),
  });
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)} data-verification={verification} onSubmit={submit}>
      <Controller
        name="booklet"
        control={form.control}
        render={({ field }) => (
          <DigitsField
            {...field}
            onChange={(booklet) => {
              // A number is invalid until its last digit, so it is validated on submission and not on each change.
              form.clearErrors("booklet");
              field.onChange(booklet);
            }}
            label={words.booklet}
            hint={words.bookletHint}
            length={bookletLength}
            required
            error={errorOf("booklet")}
            className={styles.line}
          />
        )}
      />
      {verified ? (
        <Alert ref={result} tone="positive" live="polite" tabIndex={-1} title={words.bookletPositive} className={styles.line} />
      ) : (
        <>
          {verification === "negative" && (
            <Alert tone="negative" live="assertive" title={words.bookletNegative} className={styles.line}>
              {words.bookletNegativeHelp}
            </Alert>
          )}
          <Button type="submit" className={styles.submit} loading={verification === "running"} loadingLabel={words.verifying}>
            {words.verify}
          </Button>
        </>
      )}
    </Form>
  );
});
