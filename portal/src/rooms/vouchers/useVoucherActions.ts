import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback, useState } from "react";
import { useDownload } from "../../platform/export/useDownload.ts";
import type { Sender } from "../../platform/loading/useUpdate.ts";
import { voucherPagesMessages } from "./messages.it.ts";
import type { Voucher } from "./voucher.ts";
import type { VoucherAction } from "./voucherAddress.ts";
import { barcodeWay, downloadWay, voucherFileName } from "./voucherRules.ts";

export interface VoucherActions {
  /** What is being done. */
  busy: VoucherAction | undefined;
  /** What failed last, until `dismiss`. */
  failure: "download" | "redeem" | undefined;
  /** The voucher whose barcode is shown. */
  shown: Voucher | undefined;
  run: (action: VoucherAction) => void;
  /** Gives up the PDF that is being downloaded; absent where nothing can be given up, as a redemption. */
  cancel: (() => void) | undefined;
  /** Done with the barcode, or with what failed. */
  dismiss: () => void;
}

/**
 * What a voucher's page does: the PDF and the barcode, one at a time. The voucher is redeemed first if it must be (VC-04, VC-05). Leaving
 * the page cancels the download.
 */
export function useVoucherActions(
  voucher: Voucher | undefined,
  redeem: Sender<Voucher, Voucher>,
  fetchPdf: (voucher: Voucher, signal: AbortSignal) => Promise<Blob>,
): VoucherActions {
  const words = useMessages(voucherPagesMessages);
  const { busy, error, start, cancel, dismiss: dismissError } = useDownload<VoucherAction>("voucher PDF");
  const [notRedeemed, setNotRedeemed] = useState(false);
  const [shown, setShown] = useState<Voucher>();
  const [fetching, setFetching] = useState(false);

  const run = (action: VoucherAction) => {
    const way = voucher && (action === "download" ? downloadWay : barcodeWay)(voucher);
    if (!voucher || way === "none") return;
    void start(action, async (signal) => {
      setNotRedeemed(false);
      setFetching(false);
      const ready = way === "direct" ? voucher : await redeem.send(voucher);
      if (signal.aborted) return undefined;
      if (way !== "direct" && ready) announce(words.redeemed);
      if (!ready || (action === "showBarCode" && !ready.barcode)) setNotRedeemed(true);
      else if (action === "showBarCode") setShown(ready);
      else {
        setFetching(true);
        return { file: await fetchPdf(ready, signal), name: voucherFileName(ready.id) };
      }
      return undefined;
    });
  };
  const dismiss = useCallback(() => {
    dismissError();
    setNotRedeemed(false);
    setShown(undefined);
  }, [dismissError]);
  const failure = notRedeemed ? "redeem" : error === undefined ? undefined : "download";
  return { busy, failure, shown, run, cancel: busy && fetching ? cancel : undefined, dismiss };
}
