import { forwardRef, type OlHTMLAttributes } from "react";
import { Amount } from "../data/Amount.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { capitalized } from "../data/relativeDates.ts";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { DebitIcon } from "../icons/DebitIcon.ts";
import { GaugeIcon } from "../icons/GaugeIcon.ts";
import { HourglassIcon } from "../icons/HourglassIcon.ts";
import { WalletIcon } from "../icons/WalletIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount } from "../theme/misuse.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./DueDates.css.ts";
import { type DueDate, dueTone } from "./dueDate.ts";
import { toPayMessages } from "./toPayMessages.it.ts";

export interface DueDatesProps extends Omit<OlHTMLAttributes<HTMLOListElement>, "children"> {
  /** Due dates in chronological order, three at most; a list shows more. */
  dates: readonly DueDate[];
}

/** The icon of each kind of due date. */
export const dueIcons = { pay: WalletIcon, debit: DebitIcon, reported: HourglassIcon, reading: GaugeIcon };

/** The next due dates as columns on a line of time: day, distance, amount, and who pays. State: `data-kind`, `data-tone` of each mark. */
export const DueDates = forwardRef<HTMLOListElement, DueDatesProps>(function DueDates({ dates, className, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") for (const { amount } of dates) checkAmount("bills/DueDates", "dates.amount", amount);
  const today = useToday();
  const words = useMessages(toPayMessages);
  const { distanceText, formatDayShort } = useFormats();
  const dateWords = useMessages(dateMessages);
  return (
    <ol aria-label={words.dueDates} {...rest} ref={ref} className={cx(styles.dates, className)}>
      {dates.map((date) => {
        const { id, day, kind, name, amount, samePeriod } = date;
        const tone = dueTone(date, today);
        const near = tone === "negative" ? words.overdue : distanceText(day, today, dateWords);
        const distance = kind === "reported" ? words.coming : near;
        return (
          <li key={id} className={styles.date} data-kind={kind}>
            <span className={styles.mark} data-tone={tone} />
            <VisuallyHidden>{name}, </VisuallyHidden>
            <span className={styles.day}>{formatDayShort(day)} </span>
            {distance && (
              <StatusText tone={tone} className={cx(styles.when, tone === "neutral" && styles.later)}>
                {capitalized(distance)}{" "}
              </StatusText>
            )}
            {amount !== undefined && (
              <span className={styles.amount}>
                <Amount euros={amount} />{" "}
              </span>
            )}
            <StatusText tone={samePeriod ? "warning" : "neutral"} icon={samePeriod ? WarningIcon : dueIcons[kind]} className={styles.who}>
              {samePeriod ? words.samePeriod : words[kind]}
            </StatusText>
          </li>
        );
      })}
    </ol>
  );
});
