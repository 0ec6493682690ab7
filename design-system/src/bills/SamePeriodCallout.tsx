import { forwardRef } from "react";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert, type AlertProps } from "../feedback/Alert.tsx";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./SamePeriodCallout.css.ts";
import { samePeriodMessages } from "./samePeriodMessages.it.ts";

/** A bill that the callout names by its amount and due date. */
export interface SamePeriodBill {
  id: string | number;
  /** Euros: what is due next, or what was paid. Null if unknown. */
  amount: number | null;
  /** Due date, "YYYY-MM-DD". Null if unknown. */
  day: string | null;
  paid: boolean;
  /** Address of the bill's page. */
  href: string;
}

export interface SamePeriodCalloutProps extends Omit<AlertProps, "tone" | "title" | "live" | "onDismiss" | "children"> {
  /** Bills that are named: at a bill the others, else all of the period. */
  bills: readonly SamePeriodBill[];
  /** True at one of the bills, which is then not among those that are named. @default false */
  atBill?: boolean | undefined;
  /** Smaller and shorter, for a card. @default false */
  compact?: boolean | undefined;
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
}

/**
 * Warns of several bills for the same supply and period (`twinsOf`), before both are paid. It names the others by amount and due date, with
 * links, never by a number that is nowhere shown. State: `data-tone`.
 */
export const SamePeriodCallout = forwardRef<HTMLDivElement, SamePeriodCalloutProps>(function SamePeriodCallout(
  { bills, atBill = false, compact = false, today, className, ...rest },
  ref,
) {
  const words = useMessages(samePeriodMessages);
  const { dayFrom, fillDates } = useFormats();
  const money = useMoneyText();
  const count = bills.length + (atBill ? 1 : 0);
  const only = atBill && bills.length === 1 ? bills[0] : undefined;
  /** Returns the text for the state of a bill, filled with its amount and day. */
  const named = ({ amount, day, paid }: SamePeriodBill, texts: Record<"due" | "late" | "open" | "paid", string>) => {
    const date = dayFrom(day, today);
    const text = paid ? texts.paid : !day || !date ? texts.open : day < today ? texts.late : texts.due;
    return fillDates(text, { amount: money(amount), date: date ?? "" });
  };
  const short = { due: words.billDue, late: words.billLate, open: "{amount}", paid: words.billPaid };
  const ask =
    count > 2
      ? [words.askMany, words.askManyBriefly]
      : bills.some(({ paid }) => paid)
        ? [words.askPaid, words.askPaidBriefly]
        : [words.ask, words.askBriefly];
  return (
    <Alert {...rest} ref={ref} tone="warning" className={cx(compact && styles.compact, className)}>
      <p>
        <strong>{count > 2 ? fill(words.titleMany, { count }) : words.titleTwo}</strong> {only && `${named(only, words)} `}
        {ask[compact ? 1 : 0]}{" "}
        {only && (
          <Link href={only.href} className={styles.link} aria-label={`${words.seeOther}: ${named(only, short)}`}>
            {words.seeOther}
          </Link>
        )}
      </p>
      {!only && (
        <div className={styles.links}>
          {bills.map((bill) => (
            <Link key={bill.id} href={bill.href}>
              {named(bill, short)}
            </Link>
          ))}
        </div>
      )}
    </Alert>
  );
});
