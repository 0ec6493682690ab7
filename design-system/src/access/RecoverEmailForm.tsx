import { forwardRef, useId } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { FiscalCodeField } from "./FiscalCodeField.tsx";
import { fieldMessages } from "./fieldMessages.it.ts";
import { spokenEmail } from "./maskedEmail.ts";
import * as styles from "./RecoverEmailForm.css.ts";
import { type RecoverEmailValues, recoverEmailSchema } from "./recoverEmailSchema.ts";
import { recoveryMessages } from "./recoveryMessages.it.ts";

export interface RecoverEmailFormProps extends AccessFormProps<RecoverEmailValues> {
  /**
   * The masked address, "g•••••@e•••••.it": shown instead of the form, the same whether or not there is an account.
   * Its heading takes focus.
   */
  answer?: string | undefined;
  /** Back to the form, from the answer: forget the answer. */
  onAgain?: (() => void) | undefined;
  /** Where to sign in, from the answer. */
  signInHref: string;
}

/** The address that a fiscal code is registered with, masked (AC-08). The ref is the `form`. */
export const RecoverEmailForm = forwardRef<HTMLFormElement, RecoverEmailFormProps>(function RecoverEmailForm(
  { defaultValues, onSubmit, serverErrors, onValuesChange, answer, onAgain, signInHref, busy, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const faults = useMessages(fieldMessages);
  const id = useId();
  const recovery = useSchemaForm({
    schema: recoverEmailSchema,
    defaultValues: { fiscalCode: "", ...defaultValues },
    explain: (issue) => faults[issue as keyof typeof faults],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = recovery;
  if (answer !== undefined)
    return (
      <OutcomePanel
        outcome="pending"
        level={2}
        takesFocus
        title={words.answerTitle}
        description={words.answer}
        actions={
          <>
            {onAgain && (
              <Button variant="secondary" onClick={onAgain}>
                {words.again}
              </Button>
            )}
            <Button href={signInHref}>{words.signIn}</Button>
          </>
        }
      >
        <p className={styles.answer}>
          <span aria-hidden="true">{answer}</span>
          <VisuallyHidden>{spokenEmail(answer, words)}</VisuallyHidden>
        </p>
        <Text size="small" tone="muted">
          {words.answerHelp}
        </Text>
      </OutcomePanel>
    );
  return (
    <AccessForm {...rest} ref={ref} busy={busy} form={recovery} errors={listErrors(id, ["fiscalCode"], errorOf)}>
      <Controller
        name="fiscalCode"
        control={form.control}
        render={({ field }) => <FiscalCodeField {...field} id={`${id}-fiscalCode`} error={errorOf("fiscalCode")} />}
      />
      <Button type="submit" wide loading={busy} loadingLabel={words.finding}>
        {words.findEmail}
      </Button>
    </AccessForm>
  );
});
