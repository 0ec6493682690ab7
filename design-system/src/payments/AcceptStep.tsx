import { forwardRef, type ReactNode } from "react";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Form } from "../forms/Form.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { type AcceptValues, acceptSchema } from "./acceptSchema.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";
import type { StepFormProps } from "./stepForm.ts";

export interface AcceptStepProps extends StepFormProps<AcceptValues, { accepted: true }> {
  /** The conditions. @default three sentences that explain a debit on a booklet */
  terms?: ReactNode;
}

/**
 * Asks the customer to read and accept the conditions (PM-04, PM-13). The whole text is visible, never in a scrolling box. The ref is the
 * `form`.
 */
export const AcceptStep = forwardRef<HTMLFormElement, AcceptStepProps>(function AcceptStep(
  { terms, defaultValues, onSubmit, serverErrors, onValuesChange, className, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const { form, errorOf, submit } = useSchemaForm<AcceptValues, { accepted: true }>({
    schema: acceptSchema,
    defaultValues: { accepted: false, ...defaultValues },
    onSubmit,
    serverErrors,
    onValuesChange,
    explain: () => words.acceptMissing,
  });
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)} onSubmit={submit}>
      {terms ?? (
        <Stack gap={3}>
          <Text>{words.termsAuthorise}</Text>
          <Text>{words.termsFunds}</Text>
          <Text>{words.termsRevoke}</Text>
        </Stack>
      )}
      <Checkbox label={words.accept} {...form.register("accepted")} error={errorOf("accepted")} required className={styles.line} />
    </Form>
  );
});
