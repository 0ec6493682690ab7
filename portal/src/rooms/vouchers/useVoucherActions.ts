import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { report } from "../../platform/errors/report.ts";
import { saveFile } from "../../platform/export/saveFile.ts";
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
 * What a voucher's page does: the PDF and the barcode, redeeming first where that is needed (VC-04, VC-05), one at a time. Leaving the
 * page lets a download go.
 */
export function useVoucherActions(
  voucher: Voucher | undefined,
  redeem: Sender<Voucher, Voucher>,
  fetchPdf: (voucher: Voucher, signal: AbortSignal) => Promise<Blob>,
): VoucherActions {
  const words = useMessages(voucherPagesMessages);
  const [busy, setBusy] = useState<VoucherAction>();
  const [failure, setFailure] = useState<VoucherActions["failure"]>();
  const [shown, setShown] = useState<Voucher>();
  const [fetching, setFetching] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (action: VoucherAction) => {
    const way = voucher && (action === "download" ? downloadWay : barcodeWay)(voucher);
    if (running.current || !voucher || way === "none") return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setBusy(action);
    try {
      const ready = way === "direct" ? voucher : await redeem.send(voucher);
      if (controller.signal.aborted) return;
      if (way !== "direct" && ready) announce(words.redeemed);
      if (!ready || (action === "showBarCode" && !ready.barcode)) return setFailure("redeem");
      if (action === "showBarCode") return setShown(ready);
      setFetching(true);
      const file = await fetchPdf(ready, controller.signal);
      if (!controller.signal.aborted) saveFile(file, voucherFileName(ready.id));
    } catch (error) {
      if (controller.signal.aborted) return;
      report("Api", { what: "voucher PDF", error });
      setFailure("download");
    } finally {
      if (running.current === controller) cancel();
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setFetching(false);
    setBusy(undefined);
  };
  const dismiss = useCallback(() => {
    setFailure(undefined);
    setShown(undefined);
  }, []);
  return { busy, failure, shown, run, cancel: fetching ? cancel : undefined, dismiss };
}
