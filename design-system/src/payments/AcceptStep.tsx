import { forwardRef, type ReactNode } from "react";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";

export interface AcceptStepProps extends Omit<FormProps, "onChange" | "children"> {
  /** What is agreed to. @default what a debit on a booklet means, in three sentences */
  terms?: ReactNode;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** "Campo obbligatorio: per continuare devi accettare." The box takes focus when the form was sent. */
  error?: string | undefined;
}

/** Read and accept (spec §4). The whole text is in view: it never scrolls in a box. The ref is the `form`. */
export const AcceptStep = forwardRef<HTMLFormElement, AcceptStepProps>(function AcceptStep(
  { terms, accepted, onChange, error, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)}>
      {terms ?? (
        <Stack gap={3}>
          <Text>{words.termsAuthorise}</Text>
          <Text>{words.termsFunds}</Text>
          <Text>{words.termsRevoke}</Text>
        </Stack>
      )}
      <Checkbox
        label={words.accept}
        checked={accepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        required
        className={styles.line}
      />
    </Form>
  );
});
