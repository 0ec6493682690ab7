import { useId, useMemo, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Alert } from "../feedback/Alert.tsx";
import type { Draft } from "../forms/draft.ts";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { Stack } from "../layout/Stack.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { newEmailFault, newEmailSchema, type PresentEmail } from "./newEmailSchema.ts";
import { profileMessages } from "./profileMessages.it.ts";

export interface ChangeEmailDialogProps {
  /** The account with its current address for signing in. */
  account: PresentEmail;
  /** The address that was typed and not sent. */
  draft: Draft<{ email: string }>;
  /** Sends the link. Resolves to whether it was sent. */
  onSend: (email: string) => Promise<boolean>;
  onClose: () => void;
  /** True while the link is being sent. @default false */
  busy?: boolean | undefined;
  /** Reason why the link could not be sent. The typed text is kept. */
  failure?: string | undefined;
}

/** Asks for a new address and sends a link that confirms it. The typed text is kept until the link is sent or the dialog is closed. */
export function ChangeEmailDialog({ account, draft, onSend, onClose, busy = false, failure }: ChangeEmailDialogProps) {
  const words = useMessages(profileMessages);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const schema = useMemo(() => newEmailSchema(account), [account]);
  const { form, errorOf, submit, onBlur } = useSchemaForm({
    schema,
    defaultValues: draft.found ?? { email: "" },
    onSubmit: async ({ email }) => {
      if (!busy && (await onSend(email))) draft.drop();
    },
    explain: (issue) => newEmailFault(issue, words),
    onValuesChange: draft.keep,
  });
  const close = () => {
    draft.drop();
    onClose();
  };
  const { ref, ...email } = form.register("email");
  return (
    <Dialog
      open
      busy={busy}
      title={words.changeEmail}
      description={words.changeEmailText}
      onClose={close}
      initialFocus={field}
      footer={
        <ButtonGroup>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy} loadingLabel={words.sending}>
            {words.sendLink}
          </Button>
        </ButtonGroup>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} onBlur={onBlur}>
        <Stack gap={4}>
          {failure && (
            <Alert tone="negative" live="assertive" title={words.sendFailed}>
              {failure}
            </Alert>
          )}
          <TextField
            {...email}
            ref={(input) => {
              ref(input);
              field.current = input;
            }}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            label={words.newEmail}
            error={errorOf("email")}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
