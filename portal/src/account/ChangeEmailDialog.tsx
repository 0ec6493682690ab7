import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ButtonGroup } from "@favilla/design-system/actions/ButtonGroup.tsx";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { TextField } from "@favilla/design-system/forms/TextField.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Dialog } from "@favilla/design-system/overlays/Dialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useId, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import { formResolver } from "../app/formResolver.ts";
import { newEmailSchema } from "./newEmailSchema.ts";
import { profileMessages } from "./profileMessages.it.ts";

interface ChangeEmailDialogProps {
  /** With which the customer signs in now. */
  present: string;
  onSend: (email: string) => void;
  onClose: () => void;
  /** The link is being sent. */
  busy: boolean;
  /** Why it could not be sent. What was typed stays. */
  failure: string | undefined;
}

/** Asks for the new address, which gets the link that makes the change. */
export function ChangeEmailDialog({ present, onSend, onClose, busy, failure }: ChangeEmailDialogProps) {
  const words = useMessages(profileMessages);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const resolver = useMemo(() => formResolver(newEmailSchema(words, present)), [words, present]);
  const { register, handleSubmit, formState } = useForm({ resolver, mode: "onTouched", defaultValues: { email: "" } });
  const { ref, ...email } = register("email");
  return (
    <Dialog
      open
      title={words.changeEmail}
      description={words.changeEmailText}
      onClose={onClose}
      initialFocus={field}
      footer={
        <ButtonGroup>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy} loadingLabel={words.sending}>
            {words.sendLink}
          </Button>
        </ButtonGroup>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((values) => busy || onSend(values.email))}>
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
