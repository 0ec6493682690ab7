import { Button } from "../actions/Button.tsx";
import type { Bill } from "../bills/bill.ts";
import { reportedDays } from "../bills/billFacts.ts";
import { stateOf } from "../bills/stateOf.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { addDays } from "../data/dates.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { HelpIcon } from "../icons/HelpIcon.ts";
import { HourglassIcon } from "../icons/HourglassIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./ReportedPayments.css.ts";
import { reportedMessages } from "./reportedMessages.it.ts";

export interface ReportedPaymentsProps {
  /** Unpaid bills of which the customer has reported a payment. */
  bills: readonly Bill[];
  nameOf: (bill: Bill) => string;
  /** Called with what the customer says: that the bill is paid, or that it is not. */
  onReport: (bill: Bill, isPaid: boolean) => void;
}

/**
 * Payments that the customer has reported: each is on its way for seven days, with the way back; one that has not arrived by then is asked
 * about once (BL-143).
 */
export function ReportedPayments({ bills, ...rest }: ReportedPaymentsProps) {
  return (
    <Stack gap={3}>
      {bills.map((bill) => (
        <Row key={bill.id} bill={bill} {...rest} />
      ))}
    </Stack>
  );
}

function Row({ bill, nameOf, onReport }: Omit<ReportedPaymentsProps, "bills"> & { bill: Bill }) {
  const today = useToday();
  const words = useMessages(reportedMessages);
  const dates = useMessages(dateMessages);
  const money = useMoneyText();
  const { dayFrom } = useFormats();
  const state = stateOf(bill, today);
  const { day = today, again } = bill.reported ?? {};
  const isComing = state.reported !== undefined;
  if (!isComing && (again || state.payer !== "customer")) return null;
  const facts = {
    name: nameOf(bill),
    amount: money((state.reported ?? state).amount),
    day: day === today ? dates.today : (dayFrom(day, today) ?? day),
    until: dayFrom(addDays(day, reportedDays), today) ?? "",
  };
  const coming = again ? words.textAgain : words.text;
  return (
    <Card className={styles.card}>
      <span className={styles.glyph}>{isComing ? <HourglassIcon /> : <HelpIcon />}</span>
      <div className={styles.words}>
        <p className={styles.title}>{fill(isComing ? words.title : words.askTitle, facts)}</p>
        <p className={styles.text}>{fill(isComing ? coming : words.askText, facts)}</p>
        <div className={styles.actions}>
          {!isComing && (
            <Button variant="link" aria-label={fill(words.paidOf, facts)} onClick={() => onReport(bill, true)}>
              {words.paid}
            </Button>
          )}
          <Button variant="link" aria-label={fill(words.notPaidOf, facts)} onClick={() => onReport(bill, false)}>
            {words.notPaid}
          </Button>
        </div>
      </div>
    </Card>
  );
}
