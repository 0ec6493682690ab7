import { forwardRef, useEffect, useId, useRef } from "react";
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
   * The masked address, "g•••••@e•••••.it", shown instead of the form. It looks the same whether the account exists or not. Its heading
   * takes focus.
   */
  answer?: string | undefined;
  /** Called to return from the answer to the form. Clear `answer`; the field then takes focus. */
  onAgain?: (() => void) | undefined;
  /** Address of the sign-in page, shown with the answer. */
  signInHref: string;
}

/** Finds the address that belongs to a fiscal code and shows it masked (AC-08). The ref is the `form`. */
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
  const answered = useRef(false);
  useEffect(() => {
    // The button that led back to the form is gone.
    if (answered.current && answer === undefined) form.setFocus("fiscalCode");
    answered.current = answer !== undefined;
  }, [answer, form]);
  if (answer !== undefined)
    return (
      <OutcomePanel
        outcome="pending"
        headingLevel={2}
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
