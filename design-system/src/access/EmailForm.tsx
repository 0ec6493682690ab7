import { forwardRef, type ReactNode, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type ControlledAccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { recoveryMessages } from "./recoveryMessages.it.ts";

/** What a form takes that sends a link to an address. */
export interface EmailFormProps extends ControlledAccessFormProps {
  /** The e-mail address. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the address. */
  error?: string | undefined;
}

/** An address, and the button that sends it a link. Only for building forms. */
export const EmailForm = forwardRef<HTMLFormElement, EmailFormProps & { hint: ReactNode }>(function EmailForm(
  { value, onChange, error, hint, busy, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const id = useId();
  return (
    <AccessForm {...rest} ref={ref} busy={busy} errors={listErrors(id, ["email"], () => error)}>
      <EmailField id={`${id}-email`} hint={hint} value={value} onChange={(event) => onChange(event.currentTarget.value)} error={error} />
      <Button type="submit" wide loading={busy} loadingLabel={words.sending}>
        {words.sendLink}
      </Button>
    </AccessForm>
  );
});
