import { forwardRef, type ReactNode, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { useMessages } from "../theme/messages.ts";
import { AccessForm, type AccessFormProps, listErrors } from "./AccessForm.tsx";
import { EmailField } from "./EmailField.tsx";
import { type EmailValues, emailSchema } from "./emailSchema.ts";
import { recoveryMessages } from "./recoveryMessages.it.ts";
import { signInMessages } from "./signInMessages.it.ts";

/** Props of a form that sends a link by e-mail. */
export type EmailFormProps = AccessFormProps<EmailValues>;

/** An e-mail field with a button that sends a link to it. Internal: used to build forms. */
export const EmailForm = forwardRef<HTMLFormElement, EmailFormProps & { hint: ReactNode }>(function EmailForm(
  { defaultValues, onSubmit, serverErrors, onValuesChange, hint, busy, ...rest },
  ref,
) {
  const words = useMessages(recoveryMessages);
  const faults = useMessages(signInMessages);
  const id = useId();
  const link = useSchemaForm({
    schema: emailSchema,
    defaultValues: { email: "", ...defaultValues },
    explain: (issue) => faults[issue as keyof typeof faults],
    onSubmit,
    serverErrors,
    onValuesChange,
  });
  const { form, errorOf } = link;
  return (
    <AccessForm {...rest} ref={ref} busy={busy} form={link} errors={listErrors(id, ["email"], errorOf)}>
      <EmailField {...form.register("email")} id={`${id}-email`} hint={hint} error={errorOf("email")} />
      <Button type="submit" wide loading={busy} loadingLabel={words.sending}>
        {words.sendLink}
      </Button>
    </AccessForm>
  );
});
