import { loadOf } from "@favilla/design-system/data/load.ts";
import { BarcodeDialog } from "@favilla/design-system/vouchers/BarcodeDialog.tsx";
import { type KnownVoucher, VoucherView } from "@favilla/design-system/vouchers/VoucherView.tsx";
import { useState } from "react";

interface VoucherPageProps {
  voucher: KnownVoucher;
  /** Text of the barcode. */
  barcode: string;
  /** The telephone number of your customer service. */
  supportPhone: string;
}

/** One voucher, with the barcode that the shop reads. */
export function VoucherPage({ voucher, barcode, supportPhone }: VoucherPageProps) {
  const [barcodeOpen, setBarcodeOpen] = useState(false);
  return (
    <VoucherView
      title="Il tuo buono"
      back={{ href: "#buoni", label: "Buoni" }}
      load={loadOf(voucher)}
      supportPhone={supportPhone}
      // Loads its file from your server.
      onDownload={() => window.location.assign(`/buoni/${voucher.id}.pdf`)}
      onShowBarcode={() => setBarcodeOpen(true)}
    >
      <BarcodeDialog
        open={barcodeOpen}
        amount={voucher.amount}
        status={voucher.status}
        barcode={barcode}
        onClose={() => setBarcodeOpen(false)}
      />
    </VoucherView>
  );
}
