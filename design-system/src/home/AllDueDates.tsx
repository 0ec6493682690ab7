import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { dueIcons } from "../bills/DueDates.tsx";
import { dueTone } from "../bills/dueDate.ts";
import { billsMessages } from "../bills/messages.it.ts";
import { toPayMessages } from "../bills/toPayMessages.it.ts";
import { Amount } from "../data/Amount.tsx";
import type { CalendarDay } from "../data/calendarDay.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { capitalized } from "../data/relativeDates.ts";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { CalendarAddIcon } from "../icons/CalendarAddIcon.ts";
import { ClockIcon } from "../icons/ClockIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { Drawer } from "../overlays/Drawer.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./AllDueDates.css.ts";
import { allDueDatesMessages } from "./allDueDatesMessages.it.ts";
import type { BillDue } from "./due.ts";
import { remindersOf } from "./reminders.ts";

export interface AllDueDatesProps {
  open: boolean;
  onClose: () => void;
  /** Due dates of `dueDates`, the oldest first. */
  dates: readonly BillDue[];
  /**
   * Saves days as a file for the customer's calendar. Only those to come can be saved.
   * @param fileName name in the customer's language, without extension
   */
  onSave: (days: readonly CalendarDay[], fileName: string) => void;
}

/** All due dates in a drawer: one total of what the customer must pay, and each day for the calendar. */
export function AllDueDates({ open, onClose, dates, onSave }: AllDueDatesProps) {
  const today = useToday();
  const words = useMessages(allDueDatesMessages);
  const toPay = dates.filter(({ kind }) => kind === "pay");
  const count = new Set(toPay.map(({ bill }) => bill?.id)).size;
  const { formatCount } = useFormats();
  const coming = dates.filter(({ day, kind }) => day >= today && kind !== "reported");
  const toDay = useCalendarDay();
  const save = (chosen: readonly BillDue[]) => onSave(chosen.map(toDay), words.fileName);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        coming.length > 0 && (
          <Button variant="secondary" wide icon={CalendarAddIcon} onClick={() => save(coming)}>
            {words.addAll}
          </Button>
        )
      }
    >
      {toPay.length > 0 && (
        <div className={styles.total}>
          <span>{formatCount(words.totalOne, words.totalOther, count)}</span>{" "}
          <strong className={styles.amount}>
            <Amount euros={sumOf(toPay)} />
          </strong>
        </div>
      )}
      <ul className={styles.list}>
        {dates.map((date) => (
          <Row key={date.id} date={date} onAdd={() => save([date])} />
        ))}
      </ul>
      {coming.length > 0 && (
        <Text size="small" tone="muted">
          {remindersOf(coming, today)
            .map((word) => words[word])
            .join(" ")}
        </Text>
      )}
    </Drawer>
  );
}

/** Returns the sum of some due dates in euros, or null if an amount is unknown. */
function sumOf(dates: readonly BillDue[]): number | null {
  const cents = dates.reduce((sum, { amount }) => sum + Math.round((amount ?? Number.NaN) * 100), 0);
  return Number.isFinite(cents) ? cents / 100 : null;
}

interface RowProps {
  date: BillDue;
  onAdd: () => void;
}

function iconOf({ kind }: RowProps["date"], tone: ReturnType<typeof dueTone>) {
  if (kind !== "pay") return dueIcons[kind];
  return tone === "negative" ? WarningIcon : ClockIcon;
}

function Row({ date, onAdd }: RowProps) {
  const today = useToday();
  const { day, kind, name, amount, instalment } = date;
  const words = useMessages(allDueDatesMessages);
  const { instalmentOf } = useMessages(billsMessages);
  const { bareDayFrom, debitText, distanceText, dueInText } = useFormats();
  const kinds = useMessages(toPayMessages);
  const dateWords = useMessages(dateMessages);
  const tone = dueTone(date, today);
  const texts = { pay: dueInText, debit: debitText, reported: () => kinds.coming, reading: distanceText };
  const written = bareDayFrom(day, today, true) ?? "";
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <StatusText tone={tone} icon={iconOf(date, tone)} className={styles.status}>
          {capitalized(texts[kind](day, today, dateWords, true) ?? written)}
        </StatusText>
        <p className={styles.quiet}>
          {[kinds[kind], kind !== "debit" && written, instalment && fill(instalmentOf, { number: instalment.number, count: instalment.of })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {amount !== undefined && (
        <span className={styles.amount}>
          <Amount euros={amount} />
        </span>
      )}
      {day >= today && kind !== "reported" ? (
        <IconButton icon={CalendarAddIcon} label={fill(words.addOf, { name, date: bareDayFrom(day, today) ?? "" })} onClick={onAdd} />
      ) : (
        <span className={styles.gap} />
      )}
    </li>
  );
}

/** Returns the function that writes a due date for the calendar. The customer asked for the file, so it shows amounts in discreet mode too. */
function useCalendarDay(): (due: BillDue) => CalendarDay {
  const words = useMessages(allDueDatesMessages);
  const { formatMoney } = useFormats();
  return ({ id, day, kind: of, name, amount, bill, instalment }) => {
    const kind = of === "reported" ? "pay" : of;
    return {
      id,
      day,
      title: fill(
        instalment
          ? { pay: words.calendarPayPart, debit: words.calendarDebitPart, reading: words.calendarReading }[kind]
          : { pay: words.calendarPay, debit: words.calendarDebit, reading: words.calendarReading }[kind],
        { name, amount: formatMoney(amount), number: instalment?.number ?? "", count: instalment?.of ?? "" },
      ),
      code: (kind === "pay" && bill?.paymentId) || undefined,
      codeLabel: words.code,
    };
  };
}
