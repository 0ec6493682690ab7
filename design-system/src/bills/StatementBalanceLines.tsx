import type { ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { DebitIcon } from "../icons/DebitIcon.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { OpenDocuments } from "./openDocuments.ts";
import * as styles from "./StatementBalance.css.ts";
import { statementPageMessages } from "./statementPageMessages.it.ts";
import { toPayMessages } from "./toPayMessages.it.ts";
import { toPayText } from "./toPayText.ts";

const countText = ({ count }: { count: number }, one: string, other: string, { formatCount }: Formats) => formatCount(one, other, count);

/** Counts the documents by which something is owed. */
export const debtsOf = ({ toPay, later, reported, debits, unclear }: OpenDocuments) =>
  toPay.count + later.count + reported.count + debits.count + unclear.count;

/** Bars keep the room of the amounts while the account's balance that they must add up to is coming. */
export function BalanceLines({ open, balance }: { open: OpenDocuments; balance: number | undefined }) {
  const today = useToday();
  const words = useMessages(statementPageMessages);
  const formats = useFormats();
  const { dayFrom, debitText, fillDates, formatCount } = formats;
  const dates = useMessages(dateMessages);
  const { toPay, later, debits, credits, unclear, reported } = open;
  const isComing = balance === undefined;
  const urgent = toPayText(toPay.days ?? [], today, useMessages(toPayMessages), dates, formats, false, toPay.undatedOverdue);
  return (
    <dl className={styles.lines}>
      {toPay.count > 0 && (
        <BalanceLine
          name={words.youPay}
          detail={countText(toPay, words.youPayOne, words.youPayOther, formats)}
          amount={toPay.amount}
          isComing={isComing}
          note={
            urgent.late && (
              <Text as="span" tone="negative">
                {urgent.urgent}
              </Text>
            )
          }
          className={styles.first}
        />
      )}
      {later.count > 0 && (
        <BalanceLine
          name={words.later}
          detail={fillDates(formatCount(words.laterOne, words.laterOther, later.count), {
            date: dayFrom(later.first, today, true) ?? "–",
          })}
          comma={false}
          amount={later.amount}
          isComing={isComing}
        />
      )}
      {reported.count > 0 && (
        <BalanceLine
          name={words.reported}
          detail={countText(reported, words.youPayOne, words.youPayOther, formats)}
          amount={reported.amount}
          isComing={isComing}
        />
      )}
      {debits.count > 0 && (
        <BalanceLine
          name={
            <>
              <DebitIcon />
              {formatCount(debitText(debits.first, today, dates, true) ?? words.debit, words.debits, debits.count, {
                date: dayFrom(debits.first, today, true) ?? "–",
              })}
            </>
          }
          amount={debits.amount}
          isComing={isComing}
        />
      )}
      {unclear.count > 0 && (
        <BalanceLine
          name={words.unclear}
          detail={countText(unclear, words.unclearOne, words.unclearOther, formats)}
          amount={unclear.amount}
          isComing={isComing}
        />
      )}
      {credits.count > 0 && (
        <BalanceLine
          name={words.yourCredit}
          detail={credits.notes === credits.count && countText(credits, words.creditNoteOne, words.creditNoteOther, formats)}
          amount={credits.amount}
          isComing={isComing}
          className={styles.signed}
        />
      )}
      <BalanceLine
        name={balance !== undefined && balance < 0 ? words.balanceCredit : words.balanceToday}
        amount={balance}
        isComing={isComing}
        className={debtsOf(open) > 0 ? styles.total : undefined}
      />
    </dl>
  );
}

/** Width of a bar for an amount. Its comma, point and spaces are narrower than digits. */
const widthOf = (text: string) => `${(0.8 * text.length).toFixed(1)}ch`;

interface LineProps {
  name: ReactNode;
  /** Said after the name, more quietly. */
  detail?: string | false | undefined;
  /** False if the detail has a comma of its own. @default true */
  comma?: boolean | undefined;
  /** Euros. @default not known yet */
  amount?: number | undefined;
  /** True while a bar keeps the room of the amount. @default true without an amount */
  isComing?: boolean | undefined;
  /** Line below the amount, where the lines are the terms of a sum. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A term of the sum. */
export function BalanceLine({ name, detail, comma = true, amount, isComing = amount === undefined, note, className }: LineProps) {
  const money = useMoneyText();
  return (
    <div className={cx(styles.line, isComing && styles.waiting, className)}>
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
        {isComing ? (
          <SkeletonLine width={widthOf(amount === undefined ? "000,00 €" : money(amount))} height="1rem" />
        ) : (
          <Amount euros={amount} />
        )}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
