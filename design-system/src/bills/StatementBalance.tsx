import type { ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { type Load, loadedData } from "../data/load.ts";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { DebitIcon } from "../icons/DebitIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { AccountTotal } from "./accountBalance.ts";
import { noOpenDocuments, type OpenDocuments } from "./openDocuments.ts";
import * as styles from "./StatementBalance.css.ts";
import { statementPageMessages } from "./statementPageMessages.it.ts";

export interface StatementBalanceProps {
  /** Totals of the whole account. */
  account: Load<AccountTotal>;
  /** Sums of the unpaid documents, if all documents are known. */
  open: OpenDocuments | undefined;
  /** True while the documents that tell it are loading. */
  loading: boolean;
}

const countText = ({ count }: { count: number }, one: string, other: string, { formatCount }: Formats) => formatCount(one, other, count);
const inCents = (euros: number) => Math.round(euros * 100);
const sumOf = (open: OpenDocuments) => Object.values(open).reduce((sum, { amount }) => sum + inCents(amount), 0);

function NothingToPay({ credit }: { credit: number }) {
  const words = useMessages(statementPageMessages);
  const money = useMoneyText();
  if (credit === 0) return <Alert tone="positive" title={words.nothingToPay} />;
  return (
    <Alert tone="positive" title={fill(words.credit, { amount: money(credit) })}>
      {words.creditText}
    </Alert>
  );
}

function BalanceLine({ balance, isSum }: { balance: number; isSum: boolean }) {
  const words = useMessages(statementPageMessages);
  const name = balance < 0 ? words.balanceCredit : words.balanceToday;
  return <Line name={name} amount={balance} className={isSum ? styles.total : undefined} />;
}

/**
 * Amounts that the customer pays, amounts that leave the account by themselves, credits, and the balance that they add up to. If they do not,
 * the balance stands alone. A failure is shown beside the table.
 */
export function StatementBalance({ account, open, loading }: StatementBalanceProps) {
  const today = useToday();
  const words = useMessages(statementPageMessages);
  const formats = useFormats();
  const { dayFrom, debitText, fillDates } = formats;
  const dates = useMessages(dateMessages);
  if (account.state === "Loading" || (loading && account.state === "Loaded"))
    return (
      <SkeletonGroup label={words.balanceLoading} className={styles.frame}>
        <Card className={styles.card} aria-hidden>
          <div className={styles.lines}>
            <LineSkeleton name={words.youPay} className={styles.first} />
            <LineSkeleton name={words.debit} />
            <LineSkeleton name={words.balanceToday} className={styles.total} />
          </div>
        </Card>
      </SkeletonGroup>
    );
  const total = loadedData(account);
  if (!total || total.count === 0) return null;
  const known = open && sumOf(open) === inCents(total.balance);
  const { toPay, later, debits, credits, unclear, reported } = known ? open : noOpenDocuments;
  const debts = toPay.count + later.count + reported.count + debits.count + unclear.count;
  // A balance of zero or less may still hide a bill to pay, unless the documents are known.
  if (known && debts === 0 && total.balance <= 0) return <NothingToPay credit={-total.balance} />;
  return (
    <div className={styles.frame}>
      <Card as="section" aria-label={words.balance} className={styles.card}>
        <dl className={styles.lines}>
          {toPay.count > 0 && (
            <Line
              name={words.youPay}
              detail={countText(toPay, words.youPayOne, words.youPayOther, formats)}
              amount={toPay.amount}
              className={styles.first}
            />
          )}
          {later.count > 0 && (
            <Line
              name={words.later}
              detail={fillDates(formats.formatCount(words.laterOne, words.laterOther, later.count), {
                date: dayFrom(later.first, today, true) ?? "–",
              })}
              comma={false}
              amount={later.amount}
            />
          )}
          <ReportedLine sum={reported} />
          {debits.count > 0 && (
            <Line
              name={
                <>
                  <DebitIcon />
                  {formats.formatCount(debitText(debits.first, today, dates, true) ?? words.debit, words.debits, debits.count, {
                    date: dayFrom(debits.first, today, true) ?? "–",
                  })}
                </>
              }
              amount={debits.amount}
            />
          )}
          {unclear.count > 0 && (
            <Line name={words.unclear} detail={countText(unclear, words.unclearOne, words.unclearOther, formats)} amount={unclear.amount} />
          )}
          {credits.count > 0 && (
            <Line
              name={words.yourCredit}
              detail={credits.notes === credits.count && countText(credits, words.creditNoteOne, words.creditNoteOther, formats)}
              amount={credits.amount}
              className={styles.signed}
            />
          )}
          <BalanceLine balance={total.balance} isSum={debts > 0} />
        </dl>
      </Card>
    </div>
  );
}

interface LineProps {
  name: ReactNode;
  /** Said after the name, more quietly. */
  detail?: string | false | undefined;
  /** False if the detail has a comma of its own. @default true */
  comma?: boolean | undefined;
  /** Euros. */
  amount: number;
  className?: string | undefined;
}

function Line({ name, detail, comma = true, amount, className }: LineProps) {
  return (
    <div className={cx(styles.line, className)}>
      <dt className={styles.name}>
        {name}
        {detail && (
          <>
            {comma && ","}{" "}
            <Text as="span" tone="muted">
              {detail}
            </Text>
          </>
        )}
      </dt>
      <dd className={styles.amount}>
        <Amount euros={amount} />
      </dd>
    </div>
  );
}

/** The payments that the customer has reported. */
function ReportedLine({ sum }: { sum: OpenDocuments["reported"] }) {
  const words = useMessages(statementPageMessages);
  const formats = useFormats();
  if (sum.count === 0) return null;
  return <Line name={words.reported} detail={countText(sum, words.youPayOne, words.youPayOther, formats)} amount={sum.amount} />;
}

const LineSkeleton = ({ name, className }: { name: string; className?: string | undefined }) => (
  <div className={cx(styles.line, styles.waiting, className)}>
    <span className={styles.name}>{name}</span>
    <span className={styles.amount}>
      <SkeletonLine width="5.5rem" height="1rem" />
    </span>
  </div>
);
