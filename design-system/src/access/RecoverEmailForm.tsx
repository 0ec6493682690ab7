import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { OutcomePanel } from "../feedback/OutcomePanel.tsx";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type ControlledAccessFormProps, listErrors } from "./AccessForm.tsx";
import { FiscalCodeField } from "./FiscalCodeField.tsx";
import { spokenEmail } from "./maskedEmail.ts";
import * as styles from "./RecoverEmailForm.css.ts";
import { recoveryMessages } from "./recoveryMessages.it.ts";

export interface RecoverEmailFormProps extends ControlledAccessFormProps {
  /** The fiscal code: in capitals, without spaces. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the code. */
  error?: string | undefined;
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

/** The address that a fiscal code is registered with, masked (spec §2). The ref is the `form`. */
export const RecoverEmailForm = forwardRef<HTMLFormElement, RecoverEmailFormProps>(function RecoverEmailForm(
  { value, onChange, error, answer, onAgain, signInHref, busy, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const id = useId();
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
    <AccessForm {...rest} ref={ref} busy={busy} errors={listErrors(id, ["fiscalCode"], () => error)}>
      <FiscalCodeField id={`${id}-fiscalCode`} value={value} onChange={onChange} error={error} />
      <Button type="submit" wide loading={busy} loadingLabel={words.finding}>
        {words.findEmail}
      </Button>
    </AccessForm>
  );
});
