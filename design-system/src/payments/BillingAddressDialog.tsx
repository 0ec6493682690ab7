import { forwardRef, useEffect, useId, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Form } from "../forms/Form.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { addressMessages } from "./addressMessages.it.ts";
import * as styles from "./BillingAddressDialog.css.ts";
import { type AddressSuggestions, BillingAddressFields } from "./BillingAddressFields.tsx";
import {
  type BillingAddressField,
  type BillingAddressValues,
  billingAddressSchema,
  longestField,
  noBillingAddress,
} from "./billingAddress.ts";

export interface BillingAddressDialogProps
  extends Omit<SchemaFormProps<BillingAddressValues>, "failure">,
    Omit<DialogProps, "title" | "description" | "footer" | "children" | "onChange" | "onSubmit" | "onClose" | "size"> {
  /** Address suggestions. Without them the customer types the whole address. */
  suggestions?: AddressSuggestions | undefined;
  /** Called when the dialog is closed without saving. */
  onClose: () => void;
}

/**
 * The postal address for paper bills (BA-01). The save button is disabled until the address is complete and without errors, and a text says
 * why. Each time it opens, the form starts with `defaultValues`.
 */
export const BillingAddressDialog = forwardRef<HTMLDialogElement, BillingAddressDialogProps>(function BillingAddressDialog(
  { open, defaultValues, onSubmit, serverErrors, onValuesChange, suggestions, onClose, busy = false, ...rest },
  ref,
) {
  const words = useMessages(addressMessages);
  const formId = useId();
  const first = { ...noBillingAddress, ...defaultValues };
  const { form, errorOf, submit } = useSchemaForm({
    schema: billingAddressSchema,
    defaultValues: first,
    onSubmit,
    serverErrors,
    onValuesChange,
    explain(issue) {
      const text: string | undefined = words[issue as keyof typeof words];
      return text && fill(text, { count: longestField });
    },
  });
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) form.reset(first);
    wasOpen.current = open;
  });
  // Computed in the same render. `isValid` is updated later, which would make the button flicker.
  const savable = billingAddressSchema.safeParse(form.watch()).success && Object.keys(form.formState.errors).length === 0;
  return (
    <Dialog
      {...rest}
      open={open}
      ref={ref}
      busy={busy}
      title={words.title}
      description={words.description}
      onClose={onClose}
      footer={
        <>
          {!savable && (
            <p id={`${formId}note`} className={styles.note}>
              {words.saveHint}
            </p>
          )}
          <ButtonGroup>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={!savable} aria-describedby={savable ? undefined : `${formId}note`} loading={busy}>
              {words.save}
            </Button>
          </ButtonGroup>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.form}
        // The disabled button can't trigger validation, so each field is validated on blur, even if it is empty.
        onBlur={({ target }) => {
          const name = target.getAttribute("name");
          if (name) void form.trigger(name as BillingAddressField);
        }}
        onSubmit={submit}
      >
        <BillingAddressFields form={form} errorOf={errorOf} suggestions={suggestions} />
      </Form>
    </Dialog>
  );
});
