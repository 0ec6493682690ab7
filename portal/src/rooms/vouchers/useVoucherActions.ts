import type { Update } from "@favilla/design-system/data/load.ts";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { voucherPagesMessages } from "@favilla/design-system/vouchers/pagesMessages.it.ts";
import type { VoucherFailure } from "@favilla/design-system/vouchers/VoucherErrorDialog.tsx";
import { barcodeWay, downloadWay, isOver, voucherFileName } from "@favilla/design-system/vouchers/voucherRules.ts";
import { useCallback, useState } from "react";
import { useFileDownload } from "../../platform/export/useFileDownload.ts";
import type { Sender } from "../../platform/loading/useUpdate.ts";
import { isExpired, readAgainIfExpired, refuseIfOver } from "./expired.ts";
import type { Voucher } from "./voucher.ts";
import type { VoucherAction } from "./voucherAddress.ts";

export interface VoucherActions {
  /** Action that is running. */
  busy: VoucherAction | undefined;
  /** Last failure, until `dismiss`. */
  failure: VoucherFailure | undefined;
  /** Operation that failed last, until another action starts: the page says so where it was pressed. */
  failed: VoucherFailure | undefined;
  /** Voucher whose barcode is shown. */
  shown: Voucher | undefined;
  /** Action of a link that has to redeem the voucher first. It waits for the customer's confirmation. */
  unconfirmed: VoucherAction | undefined;
  run: (action: VoucherAction) => void;
  /** Runs the action of a link. If that redeems the voucher, the customer is asked first, because nobody has pressed anything (VC-21). */
  runFromLink: (action: VoucherAction) => void;
  confirm: () => void;
  /** Cancels the download of the PDF. Undefined during actions that can't be cancelled, such as a redemption. */
  cancel: (() => void) | undefined;
  /** Closes the question, the barcode or the failure. */
  dismiss: () => void;
}

/** Returns the failure to show: a voucher that has expired meanwhile, a redemption, or the download of the PDF. */
export function failureOf(notRedeemed: boolean, redeemed: Update<Voucher>, downloadError: unknown): VoucherFailure | undefined {
  const redeemError = notRedeemed && redeemed.state === "UpdateFailure" ? redeemed.error : undefined;
  if (isExpired(redeemError ?? downloadError)) return "expired";
  if (notRedeemed) return "redeem";
  return downloadError === undefined ? undefined : "download";
}

/**
 * Manages the actions of a voucher's page: the PDF and the barcode, one at a time. The voucher is redeemed first if necessary (VC-04,
 * VC-05). Leaving the page cancels the download.
 */
export function useVoucherActions(
  voucher: Voucher | undefined,
  redeem: Sender<Voucher, Voucher>,
  fetchPdf: (voucher: Voucher, signal: AbortSignal) => Promise<Blob>,
  readAgain: () => unknown,
): VoucherActions {
  const words = useMessages(voucherPagesMessages);
  const { busy, failed: failedJob, error, start, cancel, dismiss: dismissError } = useFileDownload<VoucherAction>("voucher PDF");
  const [notRedeemed, setNotRedeemed] = useState(false);
  /** Remains true when the dialog about it has been closed. */
  const [redeemFailed, setRedeemFailed] = useState(false);
  const [shown, setShown] = useState<Voucher>();
  const [fetching, setFetching] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<VoucherAction>();

  const wayOf = (action: VoucherAction) => voucher && (action === "download" ? downloadWay : barcodeWay)(voucher);
  const fetchFile = async (ready: Voucher, signal: AbortSignal) => {
    setFetching(true);
    return { file: await fetchPdf(ready, signal), name: voucherFileName(ready.id) };
  };
  const showBarcode = async (ready: Voucher, isDirect: boolean) => {
    if (isDirect) await readAgainIfExpired(refuseIfOver(ready), readAgain);
    setShown(ready);
    return undefined;
  };
  const run = (action: VoucherAction) => {
    const way = wayOf(action);
    if (!voucher || way === "none") return;
    void start(action, async (signal) => {
      setNotRedeemed(false);
      setRedeemFailed(false);
      setFetching(false);
      const ready = way === "direct" ? voucher : await redeem.send(voucher);
      if (signal.aborted) return undefined;
      if (way !== "direct" && ready) announce(words.redeemed);
      if (ready && action === "download") return fetchFile(ready, signal);
      if (ready?.barcode) return showBarcode(ready, way === "direct");
      setNotRedeemed(true);
      setRedeemFailed(true);
      return undefined;
    });
  };
  const runFromLink = (action: VoucherAction) => {
    if (wayOf(action) === "redeemFirst") setUnconfirmed(action);
    else run(action);
  };
  const confirm = () => {
    setUnconfirmed(undefined);
    if (unconfirmed) run(unconfirmed);
  };
  const dismiss = useCallback(() => {
    dismissError();
    setUnconfirmed(undefined);
    setNotRedeemed(false);
    setShown(undefined);
  }, [dismissError]);
  const day = useToday();
  const over = shown !== undefined && isOver(shown, day);
  const failure = over ? "expired" : failureOf(notRedeemed, redeem.update, error);
  const notActivated = redeemFailed ? "redeem" : undefined;
  return {
    busy,
    failure,
    failed: failedJob === "download" ? "download" : notActivated,
    shown: over ? undefined : shown,
    unconfirmed,
    run,
    runFromLink,
    confirm,
    cancel: busy && fetching ? cancel : undefined,
    dismiss,
  };
}
