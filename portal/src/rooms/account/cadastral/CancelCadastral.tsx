import type { CadastralCancelDialogProps } from "@favilla/design-system/account/CadastralCancelDialog.tsx";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { onFirstUse } from "@favilla/design-system/overlays/firstUse.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";

const confirmation = part("CadastralCancelDialog", () => import("@favilla/design-system/account/CadastralCancelDialog.tsx"));

/** Asks whether to leave the form without saving. Its code is loaded after the page's. */
export function CancelCadastral({ open, onKeep, onLeave }: CadastralCancelDialogProps) {
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
      {module && <module.CadastralCancelDialog open={open} onKeep={onKeep} onLeave={onLeave} />}
    </>
  );
}
