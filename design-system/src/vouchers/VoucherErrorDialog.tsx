import { forwardRef } from "react";
import { ErrorDialog, type ErrorDialogProps } from "../overlays/ErrorDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";

/** Requests for a voucher that can fail. */
export const voucherFailures = ["download", "redeem"] as const;
export type VoucherFailure = (typeof voucherFailures)[number];

export interface VoucherErrorDialogProps extends Omit<ErrorDialogProps, "title" | "description"> {
  /** What failed: the PDF, or the redeeming before it (VC-11). */
  failure: VoucherFailure;
}

/** Says that a voucher's PDF could not be had, or that it could not be redeemed, and what to do now. */
export const VoucherErrorDialog = forwardRef<HTMLDialogElement, VoucherErrorDialogProps>(function VoucherErrorDialog(
  { failure, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return <ErrorDialog {...rest} ref={ref} title={words[`${failure}ErrorTitle`]} description={words[`${failure}ErrorDescription`]} />;
});
