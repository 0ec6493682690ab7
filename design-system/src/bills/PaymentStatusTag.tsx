import { forwardRef } from "react";
import { Tag, type TagProps } from "../feedback/Tag.tsx";
import { useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown } from "../theme/misuse.ts";
import { billsMessages } from "./messages.it.ts";
import { type PaymentStatus, paymentStatuses, paymentStatusLook } from "./paymentStatus.ts";

export interface PaymentStatusTagProps extends Omit<TagProps, "tone" | "icon" | "children"> {
  /** Payment status of the bill. An unknown status is shown as "Stato da verificare". */
  status: PaymentStatus;
  /** Amount in euros. An unpaid bill of zero or less is shown as "Niente da pagare" or "A tuo credito". @default a debt */
  amount?: number | null | undefined;
  /** The bill is debited automatically: before its due date it is shown as "Addebito". @default false */
  debit?: boolean | undefined;
}

/** The payment status of a bill as icon, word and tint. State: `data-status`. */
export const PaymentStatusTag = forwardRef<HTMLSpanElement, PaymentStatusTagProps>(function PaymentStatusTag(
  { status, amount, debit, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkKnown("bills/PaymentStatusTag", "status", status, paymentStatuses, "any");
    checkAmount("bills/PaymentStatusTag", "amount", amount, "any");
  }
  const words = useMessages(billsMessages);
  const { tone, icon, word } = paymentStatusLook(status, amount, debit);
  return (
    <Tag {...rest} ref={ref} tone={tone} icon={icon} data-status={status}>
      {words[word]}
    </Tag>
  );
});
