import { cadastralPageMessages } from "@favilla/design-system/account/cadastralPageMessages.it.ts";
import { onFirstUse } from "@favilla/design-system/overlays/firstUse.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { LateErrorDialog } from "../../../platform/loading/LateOverlays.tsx";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";

const confirmation = part("ConfirmationDialog", () => import("@favilla/design-system/overlays/ConfirmationDialog.tsx"));

interface CancelCadastralProps {
  open: boolean;
  /** Goes on with the form. */
  onKeep: () => void;
  /** Leaves the page without saving. */
  onLeave: () => void;
}

/** Asks whether to leave the form without saving. Its code is loaded after the page's. */
export function CancelCadastral({ open, onKeep, onLeave }: CancelCadastralProps) {
  const words = useMessages(cadastralPageMessages);
  const { network } = useMessages(errorsMessages);
  const { module, failed, load, dismiss } = usePart(confirmation);
  useEffect(() => onFirstUse(() => void confirmation.preload()), []);
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  const close = () => {
    dismiss();
    onKeep();
  };
  return (
    <>
      <LateErrorDialog open={open && failed} description={network} onClose={close} onRetry={() => load()} />
      {module && (
        <module.ConfirmationDialog
          open={open}
          title={words.cancelTitle}
          description={words.cancelText}
          confirmLabel={words.cancelConfirm}
          cancelLabel={words.cancelKeep}
          tone="destructive"
          onCancel={onKeep}
          onConfirm={onLeave}
        />
      )}
    </>
  );
}
