import { forwardRef } from "react";
import { ErrorDialog, type ErrorDialogProps } from "../overlays/ErrorDialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { vouchersMessages } from "./messages.it.ts";

export interface VoucherErrorDialogProps extends Omit<ErrorDialogProps, "title" | "description"> {
  /** What failed: the PDF, or the redeeming before it (VC-11). */
  failure: "download" | "redeem";
}

/** Says that a voucher's PDF could not be had, or that it could not be redeemed, and what to do now. */
export const VoucherErrorDialog = forwardRef<HTMLDialogElement, VoucherErrorDialogProps>(function VoucherErrorDialog(
  { failure, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  return <ErrorDialog {...rest} ref={ref} title={words[`${failure}ErrorTitle`]} description={words[`${failure}ErrorDescription`]} />;
});
