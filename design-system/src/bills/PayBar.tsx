import { forwardRef, type HTMLAttributes } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./PayBar.css.ts";
import { payMessages } from "./payMessages.it.ts";

/** Number of several bills that are for one period. */
export const samePeriodCounts = ["all", "some"] as const;
export type SamePeriodCount = (typeof samePeriodCounts)[number];

export interface PayBarProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Number of bills that the customer must pay. A bill that is debited automatically is none of them. */
  count: number;
  /** Sum of these bills in euros; null if an amount is unknown. */
  total: number | null;
  /** Says that all, or some, of these bills are for the same period (`twinsOf`). */
  samePeriod?: SamePeriodCount | undefined;
  /** Opens the way to pay. */
  onPay: () => void;
  /** True while the way to pay is loading. @default false */
  loading?: boolean | undefined;
}

/**
 * The amount that the customer must pay, at the bottom of the window while something is due. Elements that take focus are scrolled above it (WCAG
 * 2.4.11); in a low window it stands at the end of the page. Put it last in the page's content.
 */
export const PayBar = forwardRef<HTMLElement, PayBarProps>(function PayBar(
  { count, total, samePeriod, onPay, loading, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") checkAmount("bills/PayBar", "total", total);
  const money = useMoneyText();
  const words = useMessages(payMessages);
  const { formatCount } = useNumberFormats();
  const several = { all: words.youPaySamePeriod, some: words.youPaySomeSamePeriod, none: words.youPayOther }[samePeriod ?? "none"];
  return (
    <section aria-label={words.toPay} {...rest} ref={ref} className={cx(styles.bar, className)}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <span className={styles.count}>{formatCount(words.youPayOne, several, count)}</span>{" "}
          <strong className={styles.total} style={lengthOf(money(total))}>
            <Amount euros={total} />
          </strong>
        </p>
        <Button aria-haspopup="dialog" loading={loading} onClick={onPay}>
          {words.howToPay}
        </Button>
      </div>
    </section>
  );
});
