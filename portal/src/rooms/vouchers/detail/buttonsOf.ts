import type { VoucherViewProps } from "@favilla/design-system/vouchers/VoucherView.tsx";
import { barcodeWay } from "@favilla/design-system/vouchers/voucherRules.ts";
import type { VoucherActions } from "../useVoucherActions.ts";
import type { Voucher } from "../voucher.ts";

type Buttons = Pick<VoucherViewProps, "onDownload" | "downloading" | "onShowBarcode" | "barcodeLoading" | "failed">;

/** Returns the props of a voucher's buttons. Without a barcode there is no button for it. */
export const buttonsOf = (voucher: Voucher | undefined, { busy, failed, run }: VoucherActions): Buttons => ({
  onDownload: () => run("download"),
  downloading: busy === "download",
  onShowBarcode: voucher && barcodeWay(voucher) !== "none" ? () => run("showBarCode") : undefined,
  barcodeLoading: busy === "showBarCode",
  failed,
});
