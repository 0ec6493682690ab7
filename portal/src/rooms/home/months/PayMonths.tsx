import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import { Amount } from "@favilla/design-system/data/Amount.tsx";
import { useMoneyText } from "@favilla/design-system/data/discreetText.ts";
import { RowGroup, RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { capitalized } from "@favilla/design-system/data/relativeDates.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { StatusText } from "@favilla/design-system/feedback/StatusText.tsx";
import { CalendarIcon } from "@favilla/design-system/icons/CalendarIcon.ts";
import { WarningIcon } from "@favilla/design-system/icons/WarningIcon.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";
import { head } from "../home.css.ts";
import { overdueText, type PayMonth, payMonthFilter, payMonths } from "./payMonths.ts";
import { payMonthsMessages } from "./payMonthsMessages.it.ts";

interface PayMonthsProps {
  /** Bills that the customer must pay. */
  bills: readonly Bill[];
}

/** The amounts that a customer with many bills must pay, and that are overdue, month by month; each month leads to its bills. */
export function PayMonths({ bills }: PayMonthsProps) {
  const today = useToday();
  const words = useMessages(payMonthsMessages);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.title}</Heading>
      </div>
      <RowGroup label={words.title}>
        {payMonths(bills, today).map((month) => (
          <MonthRow key={month.month ?? "none"} month={month} />
        ))}
      </RowGroup>
    </Stack>
  );
}

function MonthRow({ month }: { month: PayMonth }) {
  const { count, total, overdue } = month;
  const words = useMessages(payMonthsMessages);
  const { formatMonthYear, formatNumber } = useFormats();
  const money = useMoneyText();
  return (
    <RowLink
      href={withQuery(hrefTo("bills"), encodeBillFilter(payMonthFilter(month.month)))}
      glyph={<CalendarIcon />}
      title={month.month === null ? words.noDate : capitalized(formatMonthYear(month.month) ?? month.month)}
      note={count === 1 ? words.billOne : fill(words.billOther, { count: formatNumber(count) })}
      value={<Amount euros={total} />}
      valueNote={
        overdue.count > 0 && (
          <StatusText tone="negative" icon={WarningIcon}>
            {overdueText(month, words, money)}
          </StatusText>
        )
      }
    />
  );
}
