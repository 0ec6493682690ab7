import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useId, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import { formResolver } from "../app/formResolver.ts";
import { useDraft } from "../session/useDraft.ts";
import { emailDraft, newEmailSchema } from "./newEmailSchema.ts";
import { profileMessages } from "./profileMessages.it.ts";

interface ChangeEmailDialogProps {
  /** With which the customer signs in now. */
  present: string;
  /** Whether the link is on its way. */
  onSend: (email: string) => Promise<boolean>;
  onClose: () => void;
  /** The link is being sent. */
  busy: boolean;
  /** Why it could not be sent. What was typed stays. */
  failure: string | undefined;
}

/** Asks for the new address, which gets the link that makes the change. What was typed is kept until that, or until the dialog is closed. */
export function ChangeEmailDialog({ present, onSend, onClose, busy, failure }: ChangeEmailDialogProps) {
  const words = useMessages(profileMessages);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const resolver = useMemo(() => formResolver(newEmailSchema(words, present)), [words, present]);
  const draft = useDraft("new-email", emailDraft);
  const { register, handleSubmit, formState, subscribe } = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: draft.found ?? { email: "" },
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }), [subscribe, draft]);
  const close = () => {
    draft.drop();
    onClose();
  };
  const send = async ({ email }: { email: string }) => {
    if (!busy && (await onSend(email))) draft.drop();
  };
  const { ref, ...email } = register("email");
  return (
    <Dialog
      open
      title={words.changeEmail}
      description={words.changeEmailText}
      onClose={close}
      initialFocus={field}
      footer={
        <ButtonGroup>
          <Button variant="secondary" onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy} loadingLabel={words.sending}>
            {words.sendLink}
          </Button>
        </ButtonGroup>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit(send)}>
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
            error={formState.errors.email?.message}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
