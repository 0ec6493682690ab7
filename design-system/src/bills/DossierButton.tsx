import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { LateErrorDialog, LateLoadingOverlay } from "../feedback/LateOverlays.tsx";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { latePart } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import type { DossierDialogProps } from "./DossierDialog.tsx";
import { dossierDialogMessages } from "./dossierDialogMessages.it.ts";

export type DossierButtonProps = Omit<DossierDialogProps, "onClose">;

const dialogPart = latePart("DossierDialog", () => import("./DossierDialog.tsx"));

/**
 * "Salva il fascicolo" on a bill: opens the dialog that saves or prints one file about the bill for whoever helps (BL-200). Dialog and file
 * are loaded at the press; without a network a message says so, and offers to try again.
 */
export function DossierButton(props: DossierButtonProps) {
  const words = useMessages(dossierDialogMessages);
  const [state, setState] = useState<"closed" | "loading" | "failed" | "open">("closed");
  const open = () => {
    setState("loading");
    dialogPart.load().then(
      () => setState("open"),
      () => setState("failed"),
    );
  };
  const close = () => setState("closed");
  return (
    <div>
      <Button variant="link" icon={DownloadIcon} aria-haspopup="dialog" onClick={open}>
        {words.open}
      </Button>
      <LateLoadingOverlay open={state === "loading"} label={words.opening} />
      <LateErrorDialog
        open={state === "failed"}
        title={words.openFailed}
        description={words.openFailedText}
        onClose={close}
        onRetry={open}
      />
      {state === "open" && <dialogPart.Component {...props} onClose={close} />}
    </div>
  );
}
