import { useEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { PrivateCode } from "../data/PrivateCode.tsx";
import { Alert } from "../feedback/Alert.tsx";
import { focusable } from "../feedback/SuccessCallout.css.ts";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { type WithdrawalTask, withdrawalSchema } from "./withdrawal.ts";
import { withdrawalMessages } from "./withdrawalMessages.it.ts";

interface WithdrawalFormProps {
  number: string | null;
  task: WithdrawalTask;
  onCancel: () => void;
}

/** The confirmation of a withdrawal: who, which contract, and where the receipt goes. Its first words take focus. Internal. */
export function WithdrawalForm({ number, task, onCancel }: WithdrawalFormProps) {
  const words = useMessages(withdrawalMessages);
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { name, email, update, failure, onConfirm } = task;
  const [isNamed] = useState(name !== "");
  const busy = update.state === "Updating";
  const { form, errorOf, submit, onBlur } = useSchemaForm({
    schema: withdrawalSchema,
    defaultValues: { name, email },
    onSubmit: onConfirm,
    explain: (issue) => words[issue as keyof typeof words],
  });
  return (
    <Form onSubmit={submit} onBlur={onBlur}>
      <Stack gap={4}>
        <p ref={first} tabIndex={-1} className={focusable}>
          {words.declaration}
        </p>
        <DescriptionList
          items={[
            ...(isNamed ? [{ label: words.name, value: name }] : []),
            ...(number ? [{ label: words.number, value: <PrivateCode code={number} /> }] : []),
          ]}
        />
        {!isNamed && <TextField {...form.register("name")} label={words.name} error={errorOf("name")} autoComplete="name" />}
        <TextField {...form.register("email")} type="email" label={words.email} error={errorOf("email")} autoComplete="email" />
        {failure && (
          <Alert tone="negative" live="assertive">
            {"reason" in failure ? words[failure.reason] : failure.text}
          </Alert>
        )}
        <ButtonGroup align="start">
          <Button type="submit" loading={busy}>
            {words.confirm}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </ButtonGroup>
      </Stack>
    </Form>
  );
}
