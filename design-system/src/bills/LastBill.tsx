import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import * as styles from "./LastBill.css.ts";
import { lastBillMessages } from "./lastBillMessages.it.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";
import type { PaymentStatus } from "./paymentStatus.ts";

export interface LastBillProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Euros that are due next (`billState`), or the total of a paid bill. */
  amount: number | null | undefined;
  status: PaymentStatus;
  /** The bill is debited automatically: before its due date its status is "Addebito". @default false */
  debit?: boolean | undefined;
  /** Due date or payment date in words: "Scade tra 6 giorni". */
  due?: string | undefined;
  /** A quiet line, such as which instalment it is. */
  note?: ReactNode;
  /** The way to pay, for a bill that the customer pays: a button with `wide`. In a wide card it stands beside the amount. */
  action?: ReactNode;
}

/** The newest bill of a supply at first sight: amount, status, due date and the way to pay. Used inside a card. */
export const LastBill = forwardRef<HTMLDivElement, LastBillProps>(function LastBill(
  { amount, status, debit, due, note, action, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/LastBill", "amount", amount);
  const words = useMessages(lastBillMessages);
  const money = useMoneyText();
  return (
    <div {...rest} ref={ref} className={cx(styles.bill, className)}>
      <div className={styles.line}>
        <span className={styles.label}>{words.lastBill}</span>
        <PaymentStatusTag status={status} amount={amount} debit={debit} />
      </div>
      <div className={styles.payment}>
        <div className={styles.facts}>
          <div className={styles.line}>
            <span className={styles.amount} style={lengthOf(money(amount))}>
              <Amount euros={amount} />
            </span>
            {due && <span className={styles.due}>{due}</span>}
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {action}
      </div>
    </div>
  );
});
