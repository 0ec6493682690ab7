import { forwardRef } from "react";
import { ErrorDialog, type ErrorDialogProps } from "../overlays/ErrorDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";

/** Requests for a voucher that can fail. */
export const voucherFailures = ["download", "redeem"] as const;
export type VoucherFailure = (typeof voucherFailures)[number];

export interface VoucherErrorDialogProps extends Omit<ErrorDialogProps, "title" | "description"> {
  /** Failed operation: the download of the PDF, or the redemption before it (VC-11). */
  failure: VoucherFailure;
}

/** Reports that a voucher's PDF could not be downloaded or that it could not be redeemed, and what to do. */
export const VoucherErrorDialog = forwardRef<HTMLDialogElement, VoucherErrorDialogProps>(function VoucherErrorDialog(
  { failure, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return <ErrorDialog {...rest} ref={ref} title={words[`${failure}ErrorTitle`]} description={words[`${failure}ErrorDescription`]} />;
});
