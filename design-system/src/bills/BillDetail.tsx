import { type CSSProperties, forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { DownloadIcon } from "../icons/DownloadIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkAmount, checkKnown } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import * as styles from "./BillDetail.css.ts";
import { BillLines } from "./BillLines.tsx";
import type { BillFacts, BillFormat } from "./billFacts.ts";
import { shownFacts } from "./billState.ts";
import { dueSentence, factsText } from "./billText.ts";
import { billDetailMessages } from "./detailMessages.it.ts";
import { instalmentText, isLateRate, rateText } from "./instalmentText.ts";
import { billsMessages } from "./messages.it.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";
import { paymentStatuses } from "./paymentStatus.ts";
import { useBillState } from "./useBillState.ts";

export interface BillDetailProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  bill: BillFacts;
  onDownload: (id: string, format: BillFormat) => void;
  /** Called by "Come pagare", which is shown while the customer must pay the bill. */
  onPay?: ((id: string) => void) | undefined;
  /** Called by "Non l’ho pagata", which is shown while a payment that the customer has reported is on its way. */
  onNotPaid?: ((id: string) => void) | undefined;
  /** A button that adds the due date to a calendar. It is not shown for an overdue bill. */
  calendar?: ReactNode;
  /** Tells why the amount is what it is: a section with its own heading. */
  why?: ReactNode;
  /** The readings behind the amount. */
  readings?: ReactNode;
  /** Facts for paper only: a `BillPaper`. */
  paper?: ReactNode;
  /** Facts of the document: a `BillData`. */
  data?: ReactNode;
  /** Heading level of the sections. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * One bill on its own page, below the supply's name: its amount and due date, its files, the parts of the total, and the readings
 * behind them. State: `data-status`.
 */
export const BillDetail = forwardRef<HTMLDivElement, BillDetailProps>(function BillDetail(
  { bill, onDownload, onPay, onNotPaid, calendar, why, readings, paper, data, headingLevel = 2, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkKnown("bills/BillDetail", "bill.status", bill.status, paymentStatuses);
    checkAmount("bills/BillDetail", "bill.total", bill.total);
  }
  const words = useMessages(billsMessages);
  const region = useFormats();
  const dates = useMessages(dateMessages);
  const detailWords = useMessages(billDetailMessages);
  const discreet = useDiscreet();
  const money = useMoneyText();
  const { id, total, lines = [], rates = [], formats, busy, failed, number } = bill;
  const today = useProvidedToday();
  const state = useBillState(bill);
  const { status, amount, payer, late } = state;
  const shown = shownFacts({ ...bill, today }, state);
  const instalments = instalmentText(state, words, region, money);
  const downloadName = (format: (typeof formats)[number]) =>
    failed === format
      ? fill(words.downloadAgainOf, { words: words.downloadAgain, format: format.toUpperCase(), number })
      : fill(words.ofBill, { words: format === "pdf" ? words.downloadPdf : words.downloadCsv, number });
  // Rows above the last one on the left, beside the explanation.
  const above = [lines.length > 0, rates.length > 0, readings, data].filter(Boolean).length;
  return (
    <div {...rest} ref={ref} className={cx(styles.frame, className)} data-status={status}>
      <div className={styles.detail} style={{ "--above": Math.max(1, above) } as CSSProperties}>
        {paper}
        <Card className={styles.summary}>
          <div className={styles.sum}>
            <p className={styles.total} style={lengthOf(money(amount))}>
              <Amount euros={amount} />
            </p>
            <PaymentStatusTag status={status} amount={state.open} debit={payer === "debit"} />
          </div>
          <p className={styles.due}>{dueSentence(shown, words, dates, region)}</p>
          {instalments && <p className={styles.quiet}>{instalments}</p>}
          {bill.paying && (late || payer === "debit") && <p className={styles.quiet}>{bill.paying}</p>}
          {bill.note && <div className={styles.quiet}>{bill.note}</div>}
          {payer === "customer" && onPay && (
            <Button wide aria-haspopup="dialog" onClick={() => onPay(id)}>
              {words.howToPay}
            </Button>
          )}
          {state.reported && onNotPaid && (
            <Button variant="link" onClick={() => onNotPaid(id)}>
              {detailWords.notPaid}
            </Button>
          )}
          {failed && <p className={styles.failed}>{words.downloadFailed}</p>}
          <div className={styles.actions}>
            {formats.map((format) => {
              const again = failed === format;
              return (
                <Button
                  key={format}
                  variant="link"
                  icon={DownloadIcon}
                  loading={busy === format}
                  aria-label={busy === format ? undefined : downloadName(format)}
                  onClick={() => onDownload(id, format)}
                >
                  {again ? words.downloadAgain : words[format]}
                </Button>
              );
            })}
            {payer && payer !== "reported" && !late && calendar}
          </div>
        </Card>
        {lines.length > 0 && (
          <section className={styles.section}>
            <Heading headingLevel={headingLevel} size="section">
              {detailWords.lines}
            </Heading>
            <Card className={styles.lines}>
              <BillLines lines={lines} total={total} discreet={discreet} words={words} formats={region} />
            </Card>
          </section>
        )}
        {rates.length > 0 && (
          <section className={styles.section}>
            <Heading headingLevel={headingLevel} size="section">
              {fill(words.rates, { count: rates.length })}
            </Heading>
            <Card>
              <dl className={styles.rates}>
                {rates.flatMap((rate) => [
                  <dt key={rate.number}>
                    {fill(words.rate, { number: rate.number })}
                    <small>{rateText(rate, bill.year, words, region, isLateRate(state, rate) ? today : undefined)}</small>
                  </dt>,
                  <dd key={`${rate.number}=`}>
                    <Amount euros={rate.amount} />
                  </dd>,
                ])}
              </dl>
            </Card>
          </section>
        )}
        <div className={styles.why}>{why}</div>
        {readings && (
          <section className={styles.section}>
            <Heading headingLevel={headingLevel} size="section">
              {detailWords.readings}
            </Heading>
            <Card>{readings}</Card>
          </section>
        )}
        {data}
        <p className={styles.facts}>{factsText(shown, words, region)}</p>
      </div>
    </div>
  );
});
