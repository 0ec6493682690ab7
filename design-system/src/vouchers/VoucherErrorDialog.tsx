import { forwardRef } from "react";
import { ErrorDialog, type ErrorDialogProps } from "../overlays/ErrorDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";

/** Requests for a voucher that can fail, and the reason that no retry removes: its last day has passed. */
export const voucherFailures = ["download", "redeem", "expired"] as const;
export type VoucherFailure = (typeof voucherFailures)[number];

export interface VoucherErrorDialogProps extends Omit<ErrorDialogProps, "title" | "description"> {
  /** Failed operation: the download of the PDF, or the redemption before it (VC-11); or that the voucher has expired meanwhile (VC-26). */
  failure: VoucherFailure;
}

/** Reports that a voucher's PDF could not be downloaded, that it could not be redeemed or that it has expired, and what to do. */
export const VoucherErrorDialog = forwardRef<HTMLDialogElement, VoucherErrorDialogProps>(function VoucherErrorDialog(
  { failure, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return <ErrorDialog {...rest} ref={ref} title={words[`${failure}ErrorTitle`]} description={words[`${failure}ErrorDescription`]} />;
});
