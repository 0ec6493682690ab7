import { forwardRef, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { DigitsField } from "../forms/DigitsField.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";

export interface BookletStepProps extends Omit<FormProps, "onChange" | "onSubmit" | "children"> {
  /** Digits, 13 of them (spec §5). */
  value: string;
  /** Each change; what was verified before isn't any more, so set `verification` to "none". */
  onChange: (value: string) => void;
  /** What is wrong with the digits themselves. */
  error?: string | undefined;
  /** What the verification has said about `value`. */
  verification: "none" | "running" | "negative" | "positive";
  /** The booklet is to be verified. */
  onVerify: () => void;
  /** Verified, and the customer goes on: only after `positive`. */
  onSubmit: () => void;
}

/**
 * The savings booklet to debit, which must be verified before going on (spec §5). Until it is, its own button is the main
 * one: give `WizardFrame` its `formId` only after `positive`. State: `data-verification`. The ref is the `form`.
 */
export const BookletStep = forwardRef<HTMLFormElement, BookletStepProps>(function BookletStep(
  { value, onChange, error, verification, onVerify, onSubmit, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const result = useRef<HTMLDivElement>(null);
  const verified = verification === "positive";
  const asked = useRef(false);
  // The button that had focus is gone: what it has led to takes it.
  useCommitEffect(() => {
    if (verified && asked.current) result.current?.focus();
    if (verification !== "running") asked.current = false;
  }, [verified, verification]);
  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(styles.form, className)}
      data-verification={verification}
      onSubmit={() => {
        if (verified) onSubmit();
        else if (verification !== "running") {
          asked.current = true;
          onVerify();
        }
      }}
    >
      <DigitsField
        label={words.booklet}
        hint={words.bookletHint}
        length={13}
        required
        value={value}
        onChange={onChange}
        error={error}
        className={styles.line}
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
