import { forwardRef } from "react";
import { Amount } from "../data/Amount.tsx";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown } from "../theme/misuse.ts";
import { Barcode } from "./Barcode.tsx";
import * as styles from "./BarcodeDialog.css.ts";
import { vouchersMessages } from "./messages.it.ts";
import { amount as amountStyle } from "./VoucherCard.css.ts";
import type { VoucherFacts } from "./VoucherCard.tsx";
import { VoucherLogo } from "./VoucherLogo.tsx";
import { VoucherStatusTag } from "./VoucherStatusTag.tsx";
import { voucherStatuses } from "./voucherStatus.ts";

export interface BarcodeDialogProps
  extends Pick<VoucherFacts, "amount" | "status" | "image">,
    Omit<DialogProps, "title" | "children" | "footer" | "size" | "onClose"> {
  onClose: () => void;
  /** Text of the CODE128 barcode. */
  barcode: string;
  /** Instructions, plain text or HTML. */
  barcodeTerms?: string | null | undefined;
  serialNumber?: string | null | undefined;
}

/** The barcode for the shop (VC-06) and the voucher's value. Import it dynamically, because it contains the encoder. */
export const BarcodeDialog = forwardRef<HTMLDialogElement, BarcodeDialogProps>(function BarcodeDialog(
  { status, amount, image, barcode, barcodeTerms, serialNumber, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkAmount("vouchers/BarcodeDialog", "amount", amount);
    checkKnown("vouchers/BarcodeDialog", "status", status, voucherStatuses);
  }
  const words = useMessages(vouchersMessages);
  return (
    <Dialog {...rest} ref={ref} title={words.barcodeTitle}>
      <div className={styles.content}>
        <div className={styles.head}>
          <VoucherLogo image={image} />
          <p className={amountStyle}>
            <Amount euros={amount} />
          </p>
          <VoucherStatusTag status={status} />
        </div>
        <Barcode value={barcode} className={styles.bleed} />
        {serialNumber && <DescriptionList items={[{ label: words.serialNumber, value: serialNumber }]} />}
        {barcodeTerms && <SafeHtml html={barcodeTerms} />}
      </div>
    </Dialog>
  );
});
