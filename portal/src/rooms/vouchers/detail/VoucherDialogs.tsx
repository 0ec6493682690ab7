import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { VoucherDialogs as Dialogs } from "@favilla/design-system/vouchers/VoucherDialogs.tsx";
import { useEffect } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import type { VoucherActions } from "../useVoucherActions.ts";

/** Loaded on demand, because it contains the encoder and only phones and links need it. */
const barcodePart = part("BarcodeDialog", () => import("@favilla/design-system/vouchers/BarcodeDialog.tsx"));

export type VoucherDialogsProps = Pick<VoucherActions, "busy" | "failure" | "shown" | "unconfirmed" | "confirm" | "cancel" | "dismiss">;

/** The dialogs of a voucher's page, with the barcode, which is loaded when it is shown. */
export function VoucherDialogs({ busy, failure, shown, unconfirmed, confirm, cancel, dismiss }: VoucherDialogsProps) {
  const { network } = useMessages(errorsMessages);
  const barcode = usePart(barcodePart);
  const { load } = barcode;
  useEffect(() => {
    if (shown) load();
  }, [shown, load]);
  return (
    <Dialogs
      busy={busy !== undefined || barcode.loading}
      onCancel={cancel}
      failure={failure}
      barcodeFailure={barcode.failed ? network : undefined}
      unconfirmed={unconfirmed !== undefined}
      onConfirm={confirm}
      onDismiss={() => {
        if (barcode.failed) barcode.dismiss();
        dismiss();
      }}
    >
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
    </Dialogs>
  );
}
