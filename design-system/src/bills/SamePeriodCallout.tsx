import { forwardRef } from "react";
import { useMoneyText } from "../data/discreetText.ts";
import { capitalized } from "../data/relativeDates.ts";
import { useFormats } from "../data/useFormats.ts";
import { Alert, type AlertProps } from "../feedback/Alert.tsx";
import { Link } from "../text/Link.tsx";
import { unbrokenPhone } from "../text/phoneText.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
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
  /** Date of issue, "YYYY-MM-DD", which tells bills of one amount and day apart. */
  issued?: string | null | undefined;
  /** Address of the bill's page. */
  href: string;
}

export interface SamePeriodCalloutProps extends Omit<AlertProps, "tone" | "title" | "live" | "onDismiss" | "children"> {
  /** Bills that are named, the most urgent first: at a bill the others, else all of the period. Of more than five, four are named. */
  bills: readonly SamePeriodBill[];
  /** True at one of the bills, which is then not among those that are named. @default false */
  atBill?: boolean | undefined;
  /** The supply and the period, where several callouts stand together: "Casa di Bologna, settembre – ottobre 2026". */
  about?: string | undefined;
  /** Smaller and shorter, for a card. @default false */
  compact?: boolean | undefined;
  /** Telephone number to ask at, which stands as a link in the sentence: "800 000 321". @default none */
  phone?: string | undefined;
}

/** So many bills are named. Of more, one less: "e un’altra" would take as much room as its name. */
const mostNamed = 5;

/**
 * Warns of several bills for the same supply and period (`twinsOf`), before both are paid. It names the others by amount and due date, with
 * links, never by a number that is nowhere shown. State: `data-tone`.
 */
export const SamePeriodCallout = forwardRef<HTMLDivElement, SamePeriodCalloutProps>(function SamePeriodCallout(
  { bills, atBill = false, about, compact = false, phone, action, className, ...rest },
  ref,
) {
  const words = useMessages(samePeriodMessages);
  const { dayFrom, fillDates } = useFormats();
  const today = useToday();
  const money = useMoneyText();
  const count = bills.length + (atBill ? 1 : 0);
  const only = atBill && bills.length === 1 ? bills[0] : undefined;
  /** Returns the text for the state of a bill, filled with its amount and day. */
  const named = ({ amount, day, paid }: SamePeriodBill, texts: Record<"due" | "late" | "open" | "paid", string>) => {
    const date = dayFrom(day, today);
    const unpaid = day && date ? texts[day < today ? "late" : "due"] : texts.open;
    return fillDates(paid ? texts.paid : unpaid, { amount: amount === null ? words.noAmount : money(amount), date: date ?? "" });
  };
  const nameOf = (bill: SamePeriodBill) =>
    named(bill, { due: words.billDue, late: words.billLate, open: "{amount}", paid: words.billPaid });
  const names = bills.map(nameOf);
  const linkText = (bill: SamePeriodBill, index: number) => {
    const name = names[index] ?? "";
    const date = names.indexOf(name) < names.lastIndexOf(name) ? dayFrom(bill.issued ?? null, today) : undefined;
    return capitalized(date ? fillDates(words.billIssued, { bill: name, date }) : name);
  };
  const sentence = (bill: SamePeriodBill) => (bill.amount === null ? fill(words.unknown, { bill: nameOf(bill) }) : named(bill, words));
  const paid = bills.filter((bill) => bill.paid).length;
  const all = count > 2 ? words.askAll : words.askBoth;
  const others = bills.length - paid > 1 ? words.askOthers : words.askOther;
  const ofUnpaid = atBill ? words.askThis : others;
  const ask = paid === 0 ? all : ofUnpaid;
  const shown = bills.length > mostNamed ? bills.slice(0, mostNamed - 1) : bills;
  const call = phone && (
    <Link className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {unbrokenPhone(phone)}
    </Link>
  );
  return (
    <Alert {...rest} ref={ref} tone="warning" className={cx(compact && styles.compact, className)}>
      <p>
        <strong>{count > 2 ? fill(words.titleMany, { count }) : words.titleTwo}</strong> {about && `${about}. `}
        {only && `${sentence(only)} `}
        {compact ? capitalized(ask) : `${count > 2 ? words.correctsMany : words.corrects}: ${ask}`} {call ?? action}{" "}
        {only && (
          <Link href={only.href} className={styles.link} aria-label={`${words.seeOther}: ${nameOf(only)}`}>
            {words.seeOther}
          </Link>
        )}
      </p>
      {!only && (
        <div className={styles.links}>
          {shown.map((bill, index) => (
            <Link key={bill.id} href={bill.href}>
              {linkText(bill, index)}
            </Link>
          ))}
          {shown.length < bills.length && <span>{fill(words.more, { count: bills.length - shown.length })}</span>}
        </div>
      )}
    </Alert>
  );
});
