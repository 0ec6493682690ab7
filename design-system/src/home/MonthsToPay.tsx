import type { Bill } from "../bills/bill.ts";
import { Amount } from "../data/Amount.tsx";
import { useMoneyText } from "../data/discreetText.ts";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { capitalized } from "../data/relativeDates.ts";
import { useFormats } from "../data/useFormats.ts";
import { StatusText } from "../feedback/StatusText.tsx";
import { CalendarIcon } from "../icons/CalendarIcon.ts";
import { WarningIcon } from "../icons/WarningIcon.ts";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { head } from "./home.css.ts";
import type { HomeLinks } from "./homeLinks.ts";
import { overdueText, type PayMonth, payMonthFilter, payMonths } from "./payMonths.ts";
import { payMonthsMessages } from "./payMonthsMessages.it.ts";

interface MonthsToPayProps {
  billsOf: HomeLinks["billsOf"];
  /** Bills that the customer must pay. */
  bills: readonly Bill[];
}

/** The amounts that a customer with many bills must pay, and that are overdue, month by month; each month leads to its bills. */
export function MonthsToPay({ billsOf, bills }: MonthsToPayProps) {
  const today = useToday();
  const words = useMessages(payMonthsMessages);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.title}</Heading>
      </div>
      <RowGroup label={words.title}>
        {payMonths(bills, today).map((month) => (
          <MonthRow key={month.month ?? "none"} month={month} href={billsOf(payMonthFilter(month.month))} />
        ))}
      </RowGroup>
    </Stack>
  );
}

function MonthRow({ month, href }: { month: PayMonth; href: string }) {
  const { count, total, overdue } = month;
  const words = useMessages(payMonthsMessages);
  const formats = useFormats();
  const { formatCount, formatMonthYear } = formats;
  const money = useMoneyText();
  return (
    <RowLink
      href={href}
      glyph={<CalendarIcon />}
      title={month.month === null ? words.noDate : capitalized(formatMonthYear(month.month) ?? month.month)}
      note={formatCount(words.billOne, words.billOther, count)}
      value={<Amount euros={total} />}
      valueNote={
        overdue.count > 0 && (
          <StatusText tone="negative" icon={WarningIcon}>
            {overdueText(month, words, money, formats)}
          </StatusText>
        )
      }
    />
  );
}
