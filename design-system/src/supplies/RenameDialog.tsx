import { forwardRef, useId, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { detailMessages } from "./detailMessages.it.ts";
import { extraCharacters, longestSupplyName, supplyNameSchema } from "./supplyName.ts";

interface RenameValues {
  name: string;
}

export interface RenameDialogProps
  extends Omit<DialogProps, "title" | "description" | "footer" | "initialFocus" | "size" | "children" | "onClose">,
    Pick<SchemaFormProps<RenameValues>, "serverErrors" | "busy"> {
  /** Current name, or "". The field starts with it each time the dialog opens. */
  name: string;
  /** Called with a valid name, trimmed and with single spaces. Close the dialog when it is saved. */
  onSave: (name: string) => unknown;
  onClose: () => void;
}

/** Lets the customer name a supply (SU-04): required, at most 60 characters. */
export const RenameDialog = forwardRef<HTMLDialogElement, RenameDialogProps>(function RenameDialog({ open, ...rest }, ref) {
  return open ? <OpenRenameDialog {...rest} ref={ref} /> : null;
});

const OpenRenameDialog = forwardRef<HTMLDialogElement, Omit<RenameDialogProps, "open">>(function OpenRenameDialog(
  { name, onSave, onClose, serverErrors, busy = false, ...rest },
  ref,
) {
  const words = useMessages(detailMessages);
  const { formatCount } = useNumberFormats();
  const formId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const { form, errorOf, submit } = useSchemaForm({
    schema: supplyNameSchema,
    defaultValues: { name },
    onSubmit: (values) => onSave(values.name),
    serverErrors,
    explain(issue) {
      if (issue === "nameMissing") return words.nameMissing;
      if (issue !== "nameTooLong") return undefined;
      const count: number = extraCharacters(form.getValues("name"));
      return formatCount(words.nameTooLongOne, words.nameTooLongOther, count);
    },
  });
  const { ref: register, ...field } = form.register("name");
  return (
    <Dialog
      {...rest}
      ref={ref}
      open
      busy={busy}
      title={words.renameTitle}
      description={words.renameDescription}
      onClose={onClose}
      initialFocus={input}
      footer={
        <ButtonGroup>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {words.save}
          </Button>
        </ButtonGroup>
      }
    >
      <Form id={formId} onSubmit={() => !busy && void submit()}>
        <TextField
          {...field}
          ref={(element) => {
            input.current = element;
            register(element);
          }}
          label={words.name}
          hint={fill(words.nameHint, { count: longestSupplyName })}
          required
          autoComplete="off"
          error={errorOf("name")}
        />
      </Form>
    </Dialog>
  );
});
