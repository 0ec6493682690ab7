import { forwardRef, useId, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Form } from "../forms/Form.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { detailMessages } from "./detailMessages.it.ts";

/** What a name may not be longer than, in characters. */
const longest = 60;

export interface RenameDialogProps
  extends Omit<DialogProps, "title" | "description" | "footer" | "initialFocus" | "size" | "children" | "onClose"> {
  /** The name that it has, "" for none; the field begins with it each time that the dialog opens. */
  name: string;
  /** A name without mistakes, single spaces between its words and none around it; close the dialog once it is saved. */
  onSave: (name: string) => void;
  onClose: () => void;
  /** Why the name could not be saved. What was typed stays. */
  error?: string | undefined;
  /** It is being saved. @default false */
  busy?: boolean | undefined;
}

/** Gives a supply the customer's own name (spec §5): required, at most 60 characters. */
export const RenameDialog = forwardRef<HTMLDialogElement, RenameDialogProps>(function RenameDialog({ open, ...rest }, ref) {
  return open ? <OpenRenameDialog {...rest} ref={ref} /> : null;
});

const OpenRenameDialog = forwardRef<HTMLDialogElement, Omit<RenameDialogProps, "open">>(function OpenRenameDialog(
  { name, onSave, onClose, error, busy = false, ...rest },
  ref,
) {
  const words = useMessages(detailMessages);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(name);
  const [sent, setSent] = useState(false);
  // A cell of a spreadsheet brings tabs and new lines, which no server takes.
  const plain = draft.replace(/\s+/g, " ").trim();
  const tooMany = Array.from(plain).length - longest;
  const problem =
    plain === ""
      ? words.nameMissing
      : tooMany > 0
        ? fill(tooMany === 1 ? words.nameTooLongOne : words.nameTooLongOther, { count: tooMany })
        : undefined;
  return (
    <Dialog
      {...rest}
      ref={ref}
      open
      title={words.renameTitle}
      description={words.renameDescription}
      onClose={onClose}
      initialFocus={field}
      footer={
        <ButtonGroup>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {words.save}
          </Button>
        </ButtonGroup>
      }
    >
      <Form
        id={formId}
        onSubmit={() => {
          setSent(true);
          if (!problem && !busy) onSave(plain);
        }}
      >
        <TextField
          ref={field}
          label={words.name}
          hint={fill(words.nameHint, { count: longest })}
          required
          autoComplete="off"
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          error={sent ? (problem ?? error) : undefined}
        />
      </Form>
    </Dialog>
  );
});
