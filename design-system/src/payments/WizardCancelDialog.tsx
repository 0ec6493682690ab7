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
  /** Asking, then telling that it was given up; null while closed. */
  stage: CancelStage | null;
  /** Yes, give up: forget what was typed and go to `cancelled`. */
  onConfirm: () => void;
  /** No, go on with the change. */
  onKeep: () => void;
  /** After `cancelled`: leave the wizard. */
  onClose: () => void;
}

/** Asks before a change is given up, then says that nothing has changed (PM-14). */
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
