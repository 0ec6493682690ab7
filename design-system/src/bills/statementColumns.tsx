import type { ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { glyph } from "../data/CommodityGlyph.css.ts";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import type { dataMessages } from "../data/messages.it.ts";
import type { TableColumn } from "../data/Table.tsx";
import type { Formats } from "../data/useFormats.ts";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import * as styles from "./AccountStatementTable.css.ts";
import { type AccountStatementRow, differentlyOpen, isAutomatic, type statementSortKeys, statementState } from "./accountStatement.ts";
import { PaymentStatusTag } from "./PaymentStatusTag.tsx";
import type { statementMessages } from "./statementMessages.it.ts";
import type { StatementMovement } from "./statementMovements.ts";

/** Key of a column. */
export type StatementColumnKey = "document" | "expiryDate" | "payment" | "balance" | (typeof statementSortKeys)[number];

const conditions = { bank: "conditionBank", booklet: "conditionBooklet", postal: "conditionPostal" } as const;

type Words = WordsOf<typeof statementMessages>;

/** Returns the number of a document with its kind: "n. 2026 / 1045231". */
export const documentNumber = (row: Pick<AccountStatementRow, "creditNote" | "year" | "number">, words: Words): string =>
  fill(row.creditNote ? words.creditNoteNumber : words.number, { year: row.year, number: row.number });

function documentCell(row: AccountStatementRow, words: Words, commodities: WordsOf<typeof dataMessages>) {
  const number = documentNumber(row, words);
  const commodity = commodities[row.commodity];
  const lines = (
    <>
      {row.supplyName || number}{" "}
      <span className={styles.second}>{row.supplyName ? fill(words.ofSupply, { commodity, supply: number }) : commodity}</span>
    </>
  );
  return (
    <div className={styles.who}>
      <CommodityGlyph commodity={row.commodity} decorative />
      <div>
        {row.href === undefined ? (
          lines
        ) : (
          <Link href={row.href} className={styles.link}>
            {lines}
          </Link>
        )}
      </div>
    </div>
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

/** The amount of a movement, and below it what is open of a document if that is less or more. */
function amountCell({ amount, row, ...movement }: StatementMovement, words: Words, today: string | undefined) {
  if (!Number.isFinite(amount)) return undefined;
  const open = isDocument(movement) && differentlyOpen(row, today);
  return (
    <>
      <span className={styles.amount}>
        <Amount euros={amount} />
      </span>
      {open && (
        <span className={styles.second}>
          {words[open.word]} <Amount euros={open.euros} />
        </span>
      )}
    </>
  );
}

/** A payment or a refund of the table: what it is, and below it the supply and the number of its document. */
const settledCell = ({ kind, row }: StatementMovement, words: Words, commodities: WordsOf<typeof dataMessages>) => (
  <div className={styles.who}>
    <span className={cx(glyph, styles.settled)} aria-hidden="true">
      <CheckIcon />
    </span>
    <div>
      {kind === "refund" ? words.refund : words.settled}{" "}
      <span className={styles.second}>
        {fill(words.settledOf, { supply: row.supplyName || commodities[row.commodity], number: row.number })}
      </span>
    </div>
  </div>
);

/** The due date, and below it how the document is paid. */
function expiryCell(row: AccountStatementRow, words: Words, date: string | undefined) {
  const condition = row.paymentCondition ? words[conditions[row.paymentCondition]] : undefined;
  if (!condition && !date) return undefined;
  return (
    <div className={styles.whole}>
      {date}
      {condition && <span className={styles.second}>{condition}</span>}
    </div>
  );
}

/** Tells whether a movement is a document, which alone can be chosen, and has a due date and a status. */
export const isDocument = ({ kind }: Pick<StatementMovement, "kind">): boolean => kind === "bill" || kind === "creditNote";

/**
 * Returns the columns of the account statement.
 * @param running true if the rows are all movements with the balance after each: payments have rows of their own then, and no column
 */
export function statementColumns(
  words: Words,
  commodities: WordsOf<typeof dataMessages>,
  sortable: boolean,
  formats: Formats,
  today: string | undefined,
  running: boolean,
): readonly TableColumn<StatementMovement, StatementColumnKey>[] {
  const due = (row: AccountStatementRow) => formats.formatDate(statementState(row, today).day);
  /** Draws a cell that only documents have: that of a payment stays empty. */
  const ofDocument = (draw: (row: AccountStatementRow) => ReactNode) => (movement: StatementMovement) =>
    isDocument(movement) ? draw(movement.row) : <></>;
  const columns: readonly (TableColumn<StatementMovement, StatementColumnKey> | false)[] = [
    {
      key: "document",
      header: words.document,
      rowHeader: true,
      render: (movement) =>
        isDocument(movement) ? documentCell(movement.row, words, commodities) : settledCell(movement, words, commodities),
    },
    {
      key: "emissionDate",
      header: running ? words.day : words.emissionDate,
      noWrap: true,
      sortable,
      render: ({ day }) => formats.formatDate(day),
    },
    {
      key: "expiryDate",
      header: words.expiryDate,
      noWrap: true,
      render: ofDocument((row) => (running ? expiryCell(row, words, due(row)) : due(row))),
    },
    !running && { key: "payment", header: words.payment, render: ({ row }) => paymentCell(row, words, formats, today) },
    {
      key: "status",
      header: words.status,
      noWrap: true,
      sortable,
      render: ofDocument((row) => {
        const { status, open } = statementState(row, today);
        return <PaymentStatusTag status={status} amount={open} debit={isAutomatic(row)} />;
      }),
    },
    {
      key: "amount",
      header: words.amount,
      align: "end",
      sortable,
      render: (movement) => amountCell(movement, words, today),
    },
    running && {
      key: "balance",
      header: words.balance,
      align: "end",
      render: ({ balance, unconfirmed }) => (
        <span className={unconfirmed ? styles.coming : styles.balance}>
          <Amount euros={balance} />
        </span>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
