import { forwardRef, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { ConfirmationDialog } from "../overlays/ConfirmationDialog.tsx";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";

/** Stages of cancelling. */
export const cancelStages = ["asking", "cancelled"] as const;
export type CancelStage = (typeof cancelStages)[number];

export interface WizardCancelDialogProps
  extends Omit<
    DialogProps,
    "open" | "title" | "description" | "footer" | "closeButton" | "initialFocus" | "onClose" | "size" | "children"
  > {
  /** `asking` for confirmation, or `cancelled` afterwards. Null while the dialog is closed. */
  stage: CancelStage | null;
  /** Called when the customer confirms. Delete the typed values and set the stage to `cancelled`. */
  onConfirm: () => void;
  /** Called when the customer continues with the change instead. */
  onKeep: () => void;
  /** Called after `cancelled`. Close the wizard. */
  onClose: () => void;
}

/** Asks for confirmation before a change is cancelled, then says that nothing has changed (PM-14). */
export const WizardCancelDialog = forwardRef<HTMLDialogElement, WizardCancelDialogProps>(function WizardCancelDialog(
  { stage, onConfirm, onKeep, onClose, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const close = useRef<HTMLButtonElement>(null);
  if (stage === "cancelled") {
    return (
      <Dialog
        {...rest}
        key="cancelled"
        ref={ref}
        open
        title={words.cancelledTitle}
        description={words.cancelledDescription}
        onClose={onClose}
        initialFocus={close}
        footer={
          <ButtonGroup>
            <Button ref={close} onClick={onClose}>
              {words.cancelledClose}
            </Button>
          </ButtonGroup>
        }
      />
    );
  }
  return (
    <ConfirmationDialog
      {...rest}
      key="asking"
      ref={ref}
      open={stage === "asking"}
      title={words.cancelTitle}
      description={words.cancelDescription}
      confirmLabel={words.cancelConfirm}
      cancelLabel={words.cancelKeep}
      tone="destructive"
      onConfirm={onConfirm}
      onCancel={onKeep}
    />
  );
});
