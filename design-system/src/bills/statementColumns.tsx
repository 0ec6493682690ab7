import { Amount } from "../data/Amount.tsx";
import type { dataMessages } from "../data/messages.it.ts";
import type { TableColumn } from "../data/Table.tsx";
import type { Formats } from "../data/useFormats.ts";
import { Link } from "../text/Link.tsx";
import { fill, type WordsOf } from "../theme/messages.ts";
import * as styles from "./AccountStatementTable.css.ts";
import { type AccountStatementRow, differentlyOpen, isAutomatic, type statementSortKeys, statementState } from "./accountStatement.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";
import type { statementMessages } from "./statementMessages.it.ts";

/** Key of a column. */
export type StatementColumnKey = "document" | "expiryDate" | "payment" | (typeof statementSortKeys)[number];

const conditions = { bank: "conditionBank", booklet: "conditionBooklet", postal: "conditionPostal" } as const;

type Words = WordsOf<typeof statementMessages>;

/** Returns the number of a document with its kind: "n. 2026 / 1045231". */
export const documentNumber = (row: Pick<AccountStatementRow, "creditNote" | "year" | "number">, words: Words): string =>
  fill(row.creditNote ? words.creditNoteNumber : words.number, { year: row.year, number: row.number });

function documentCell(row: AccountStatementRow, words: Words, commodities: WordsOf<typeof dataMessages>) {
  const number = documentNumber(row, words);
  const commodity = commodities[row.commodity];
  return (
    <>
      {row.href === undefined ? (
        number
      ) : (
        <Link href={row.href} className={styles.link}>
          {number}
        </Link>
      )}
      <span className={styles.second}>{row.supplyName ? fill(words.ofSupply, { commodity, supply: row.supplyName }) : commodity}</span>
    </>
  );
}

/** The payment method, and below it the day of the payment in words, since no column of days is compared there. */
function paymentCell({ paymentCondition, paymentDate }: AccountStatementRow, words: Words, formats: Formats, today: string | undefined) {
  const { fillDates, formatDayMonth, bareDayFrom } = formats;
  const condition = paymentCondition ? words[conditions[paymentCondition]] : undefined;
  const date = today ? bareDayFrom(paymentDate, today, true) : formatDayMonth(paymentDate, { year: true, short: true });
  if (!condition && !date) return undefined;
  return (
    <div className={styles.whole}>
      {condition}
      {date && <span className={condition && styles.second}>{fillDates(words.paidOn, { date })}</span>}
    </div>
  );
}

/** The amount of a document, and below it what is open if that is less or more. */
function amountCell(row: AccountStatementRow, words: Words, today: string | undefined) {
  const { amount } = row;
  if (!Number.isFinite(amount)) return undefined;
  const open = differentlyOpen(row, today);
  return (
    <>
      <Amount euros={amount} />
      {open && (
        <span className={styles.second}>
          {words[open.word]} <Amount euros={open.euros} />
        </span>
      )}
    </>
  );
}

/** Returns the columns of the account statement. */
export const statementColumns = (
  words: Words,
  commodities: WordsOf<typeof dataMessages>,
  sortable: boolean,
  formats: Formats,
  today: string | undefined,
): readonly TableColumn<AccountStatementRow, StatementColumnKey>[] => [
  { key: "document", header: words.document, rowHeader: true, render: (row) => documentCell(row, words, commodities) },
  {
    key: "emissionDate",
    header: words.emissionDate,
    noWrap: true,
    sortable,
    render: ({ emissionDate }) => formats.formatDate(emissionDate),
  },
  {
    key: "expiryDate",
    header: words.expiryDate,
    noWrap: true,
    render: (row) => formats.formatDate(statementState(row, today).day ?? row.expiryDate),
  },
  { key: "payment", header: words.payment, render: (row) => paymentCell(row, words, formats, today) },
  {
    key: "status",
    header: words.status,
    noWrap: true,
    sortable,
    render: (row) => {
      const { status, open } = statementState(row, today);
      return <PaymentStatusTag status={status} amount={open} debit={isAutomatic(row)} />;
    },
  },
  {
    key: "amount",
    header: words.amount,
    align: "end",
    sortable,
    render: (row) => amountCell(row, words, today),
  },
];
