import { forwardRef } from "react";
import * as z from "zod/mini";
import { Alert } from "../feedback/Alert.tsx";
import { Checkbox } from "../forms/Checkbox.tsx";
import { checkedBox } from "../forms/fieldChecks.ts";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { ConfirmationDialog, type ConfirmationDialogProps } from "../overlays/ConfirmationDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import * as styles from "./DeleteAccountDialog.css.ts";
import { deleteMessages } from "./deleteMessages.it.ts";

type Given = "title" | "description" | "children" | "tone" | "confirmLabel" | "cancelLabel";

export interface DeleteAccountDialogProps extends Omit<ConfirmationDialogProps, Given> {
  /** True if the account could not be deleted; "unknown" if the answer was lost, so that it may be deleted. @default false */
  failed?: boolean | "unknown" | undefined;
}

/** Schema of the confirmation (PF-07). Issue: `notTicked`. */
export const deleteAccountSchema = z.object({ understood: checkedBox("notTicked") });

const OpenDialog = forwardRef<HTMLDialogElement, DeleteAccountDialogProps>(function OpenDialog(
  { failed = false, onConfirm, busy, ...rest },
  ref,
) {
  const words = useMessages(deleteMessages);
  const { form, errorOf, submit } = useSchemaForm<{ understood: boolean }, { understood: true }>({
    schema: deleteAccountSchema,
    defaultValues: { understood: false },
    onSubmit: onConfirm,
    explain: () => words.notTicked,
  });
  const confirm = async () => {
    await submit();
    if (form.getFieldState("understood").invalid) form.setFocus("understood");
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
      onConfirm={() => void confirm()}
    >
      <div className={styles.body}>
        <ul className={styles.consequences}>
          <li>{words.consequence1}</li>
          <li>{words.consequence2}</li>
          <li>{words.consequence3}</li>
        </ul>
        {failed && (
          <Alert tone="negative" live="assertive">
            {failed === "unknown" ? words.failedUnknown : words.failed}
          </Alert>
        )}
        <Checkbox label={words.understood} {...form.register("understood")} disabled={busy} error={errorOf("understood")} />
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
