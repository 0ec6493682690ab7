import { forwardRef, useRef, useState } from "react";
import { Alert } from "../feedback/Alert.tsx";
import { Checkbox } from "../forms/Checkbox.tsx";
import { ConfirmationDialog, type ConfirmationDialogProps } from "../overlays/ConfirmationDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./DeleteAccountDialog.css.ts";
import { deleteMessages } from "./deleteMessages.it.ts";

type Given = "title" | "description" | "children" | "tone" | "confirmLabel" | "cancelLabel";

export interface DeleteAccountDialogProps extends Omit<ConfirmationDialogProps, Given> {
  /** True if the account could not be deleted. @default false */
  failed?: boolean | undefined;
}

const OpenDialog = forwardRef<HTMLDialogElement, DeleteAccountDialogProps>(function OpenDialog(
  { failed = false, onConfirm, busy, ...rest },
  ref,
) {
  const words = useMessages(deleteMessages);
  const box = useRef<HTMLInputElement>(null);
  const [understood, setUnderstood] = useState(false);
  const [asked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (understood) onConfirm();
    else box.current?.focus();
  };
  return (
    <ConfirmationDialog
      {...rest}
      ref={ref}
      tone="destructive"
      title={words.title}
      description={words.description}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      busy={busy}
      onConfirm={confirm}
    >
      <div className={styles.body}>
        <ul className={styles.consequences}>
          <li>{words.consequence1}</li>
          <li>{words.consequence2}</li>
          <li>{words.consequence3}</li>
        </ul>
        {failed && (
          <Alert tone="negative" live="assertive">
            {words.failed}
          </Alert>
        )}
        <Checkbox
          ref={box}
          label={words.understood}
          checked={understood}
          disabled={busy}
          error={asked && !understood ? words.notTicked : undefined}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
      </div>
    </ConfirmationDialog>
  );
});

/**
 * Asks for confirmation before the account is deleted: explains the effects and requires a checkbox besides the button. Its state is reset
 * each time it opens.
 */
export const DeleteAccountDialog = forwardRef<HTMLDialogElement, DeleteAccountDialogProps>(function DeleteAccountDialog(props, ref) {
  return props.open ? <OpenDialog {...props} ref={ref} /> : null;
});
