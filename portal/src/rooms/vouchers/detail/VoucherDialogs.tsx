import { LoadingOverlay } from "@favilla/design-system/feedback/LoadingOverlay.tsx";
import { ConfirmationDialog } from "@favilla/design-system/overlays/ConfirmationDialog.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherErrorDialog } from "@favilla/design-system/vouchers/VoucherErrorDialog.tsx";
import { useEffect } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { voucherPagesMessages } from "@favilla/design-system/vouchers/pagesMessages.it.ts";
import type { VoucherActions } from "../useVoucherActions.ts";

/** Loaded on demand, because it contains the encoder and only phones and links need it. */
const barcodePart = part("BarcodeDialog", () => import("@favilla/design-system/vouchers/BarcodeDialog.tsx"));

export type VoucherDialogsProps = Pick<VoucherActions, "busy" | "failure" | "shown" | "unconfirmed" | "confirm" | "cancel" | "dismiss">;

/** The dialogs of a voucher's page: the question of a link, the wait for an action, the barcode, a failure. */
export function VoucherDialogs({ busy, failure, shown, unconfirmed, confirm, cancel, dismiss }: VoucherDialogsProps) {
  const words = useMessages(voucherPagesMessages);
  const { network } = useMessages(errorsMessages);
  const barcode = usePart(barcodePart);
  const { load } = barcode;
  useEffect(() => {
    if (shown) load();
  }, [shown, load]);
  return (
    <>
      <ConfirmationDialog
        open={unconfirmed !== undefined}
        title={words.redeemTitle}
        description={words.redeemText}
        confirmLabel={words.redeem}
        cancelLabel={words.redeemLater}
        onConfirm={confirm}
        onCancel={dismiss}
      />
      <LoadingOverlay open={busy !== undefined || barcode.loading} label={words.downloading} onCancel={cancel} />
      {failure && <VoucherErrorDialog open failure={failure} onClose={dismiss} />}
      <ErrorDialog
        open={barcode.failed}
        title={words.barcodeFailed}
        description={network}
        onClose={() => {
          barcode.dismiss();
          dismiss();
        }}
      />
      {barcode.module && shown?.barcode && (
        <barcode.module.BarcodeDialog
          open
          onClose={dismiss}
          status={shown.status}
          amount={shown.amount}
          image={shown.image}
          barcode={shown.barcode}
          barcodeTerms={shown.barcodeTerms}
          serialNumber={shown.serialNumber}
        />
      )}
    </>
  );
}
