import { Button } from "@favilla/design-system/actions/Button.tsx";
import { IconButton } from "@favilla/design-system/actions/IconButton.tsx";
import { dueTone } from "@favilla/design-system/bills/dueDate.ts";
import { toPayMessages } from "@favilla/design-system/bills/toPayMessages.it.ts";
import { Amount } from "@favilla/design-system/data/Amount.tsx";
import { dateMessages } from "@favilla/design-system/data/dateMessages.it.ts";
import { capitalized } from "@favilla/design-system/data/relativeDates.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { StatusText } from "@favilla/design-system/feedback/StatusText.tsx";
import { CalendarAddIcon } from "@favilla/design-system/icons/CalendarAddIcon.ts";
import { ClockIcon } from "@favilla/design-system/icons/ClockIcon.ts";
import { DebitIcon } from "@favilla/design-system/icons/DebitIcon.ts";
import { GaugeIcon } from "@favilla/design-system/icons/GaugeIcon.ts";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import { Drawer } from "@favilla/design-system/overlays/Drawer.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { type CalendarDay, saveCalendar } from "../../platform/calendar/calendar.ts";
import { now } from "../../platform/time/now.ts";
import { totalOf } from "../bills/open/openBills.ts";
import * as styles from "./AllDueDates.css.ts";
import { allDueDatesMessages } from "./allDueDatesMessages.it.ts";
import type { BillDue } from "./due.ts";

interface AllDueDatesProps {
  open: boolean;
  onClose: () => void;
  dates: readonly BillDue[];
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
}

/** All due dates in a drawer: one total of what the customer must pay, and each day for the calendar. */
export function AllDueDates({ open, onClose, dates, today }: AllDueDatesProps) {
  const words = useMessages(allDueDatesMessages);
  const toPay = dates.flatMap(({ kind, bill }) => (kind === "pay" && bill ? [bill] : []));
  const coming = dates.filter(({ day }) => day >= today);
  const toDay = useCalendarDay();
  const save = (chosen: readonly BillDue[]) => saveCalendar(chosen.map(toDay), now(), words.fileName);
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
          <span>{toPay.length === 1 ? words.totalOne : fill(words.totalOther, { count: toPay.length })}</span>{" "}
          <strong className={styles.amount}>
            <Amount euros={totalOf(toPay)} />
          </strong>
        </div>
      )}
      <ul className={styles.list}>
        {dates.map((date) => (
          <Row key={date.id} date={date} today={today} onAdd={() => save([date])} />
        ))}
      </ul>
      <Text size="small" tone="muted">
        {words.reminder}
      </Text>
    </Drawer>
  );
}

interface RowProps {
  date: BillDue;
  today: string;
  onAdd: () => void;
}

function Row({ date, today, onAdd }: RowProps) {
  const { day, kind, name, amount } = date;
  const words = useMessages(allDueDatesMessages);
  const { bareDayFrom, debitText, distanceText, dueInText } = useFormats();
  const kinds = useMessages(toPayMessages);
  const dateWords = useMessages(dateMessages);
  const tone = dueTone(date, today);
  const texts = { pay: dueInText, debit: debitText, reading: distanceText };
  const icon = kind === "debit" ? DebitIcon : kind === "reading" ? GaugeIcon : tone === "negative" ? WarningIcon : ClockIcon;
  const written = bareDayFrom(day, today) ?? "";
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <StatusText tone={tone} icon={icon} className={styles.status}>
          {capitalized(texts[kind](day, today, dateWords) ?? written)}
        </StatusText>
        <p className={styles.quiet}>{kind === "debit" ? kinds.debit : `${kinds[kind]} · ${written}`}</p>
      </div>
      {amount !== undefined && (
        <span className={styles.amount}>
          <Amount euros={amount} />
        </span>
      )}
      {day >= today ? (
        <IconButton icon={CalendarAddIcon} label={fill(words.addOf, { name, date: written })} onClick={onAdd} />
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
  return ({ day, kind, name, amount, bill }) => ({
    day,
    title: fill({ pay: words.calendarPay, debit: words.calendarDebit, reading: words.calendarReading }[kind], {
      name,
      amount: formatMoney(amount),
    }),
    code: (kind === "pay" && bill?.paymentId) || undefined,
    codeLabel: words.code,
  });
}
