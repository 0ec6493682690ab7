import { ConfirmationDialog } from "../overlays/ConfirmationDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { cadastralPageMessages } from "./cadastralPageMessages.it.ts";

export interface CadastralCancelDialogProps {
  open: boolean;
  /** Goes on with the form. */
  onKeep: () => void;
  /** Leaves the page without saving. */
  onLeave: () => void;
}

/** Asks whether to leave the form of the land-registry data without saving. */
export function CadastralCancelDialog({ open, onKeep, onLeave }: CadastralCancelDialogProps) {
  const words = useMessages(cadastralPageMessages);
  return (
    <ConfirmationDialog
      open={open}
      title={words.cancelTitle}
      description={words.cancelText}
      confirmLabel={words.cancelConfirm}
      cancelLabel={words.cancelKeep}
      tone="destructive"
      onCancel={onKeep}
      onConfirm={onLeave}
    />
  );
}
