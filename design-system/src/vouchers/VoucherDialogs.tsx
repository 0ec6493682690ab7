import type { ReactNode } from "react";
import { LoadingOverlay } from "../feedback/LoadingOverlay.tsx";
import { ConfirmationDialog } from "../overlays/ConfirmationDialog.tsx";
import { ErrorDialog } from "../overlays/ErrorDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { voucherPagesMessages } from "./pagesMessages.it.ts";
import { VoucherErrorDialog, type VoucherFailure } from "./VoucherErrorDialog.tsx";

export interface VoucherDialogsProps {
  /** True while the voucher is activated or its PDF or barcode is on its way. @default false */
  busy?: boolean | undefined;
  /** Called by "Annulla" while `busy`. Without it the action can't be cancelled. */
  onCancel?: (() => void) | undefined;
  /** Failed action, until it is dismissed. @default none */
  failure?: VoucherFailure | undefined;
  /** Sentence about a barcode that could not be opened, with the next step. @default it was opened */
  barcodeFailure?: string | undefined;
  /** True while a link's action waits for the customer's confirmation that the voucher is activated (VC-21). @default false */
  unconfirmed?: boolean | undefined;
  /** Called to activate the voucher. */
  onConfirm: () => void;
  /** Called when the question or the failure is closed. */
  onDismiss: () => void;
  /** The open `BarcodeDialog`, which a site loads when it is needed: it contains the encoder. */
  children?: ReactNode;
}

/** The dialogs of a voucher's page: the question of a link, the wait for an action, a failure. */
export function VoucherDialogs({
  busy = false,
  onCancel,
  failure,
  barcodeFailure,
  unconfirmed = false,
  onConfirm,
  onDismiss,
  children,
}: VoucherDialogsProps) {
  const words = useMessages(voucherPagesMessages);
  return (
    <>
      <ConfirmationDialog
        open={unconfirmed}
        title={words.redeemTitle}
        description={words.redeemText}
        confirmLabel={words.redeem}
        cancelLabel={words.redeemLater}
        onConfirm={onConfirm}
        onCancel={onDismiss}
      />
      <LoadingOverlay open={busy} label={words.downloading} onCancel={onCancel} />
      {failure && <VoucherErrorDialog open failure={failure} onClose={onDismiss} />}
      <ErrorDialog open={barcodeFailure !== undefined} title={words.barcodeFailed} description={barcodeFailure} onClose={onDismiss} />
      {children}
    </>
  );
}
