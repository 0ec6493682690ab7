import type { ExportTable } from "../data/exportTable.ts";
import type { dataMessages } from "../data/messages.it.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { AccountBalance, LoadedDocuments } from "./accountBalance.ts";
import { type AccountStatementRow, type AccountStatementSort, isAutomatic, sortStatement } from "./accountStatement.ts";
import { isCreditNote } from "./bill.ts";
import type { BillPaymentMode } from "./billFilter.ts";
import type { billFilterMessages } from "./billFilterMessages.it.ts";
import type { billsMessages } from "./messages.it.ts";
import { stateOfBalance } from "./openDocuments.ts";
import { paymentStatusLook } from "./paymentStatus.ts";
import type { statementMessages } from "./statementMessages.it.ts";
import { documentMovements, type StatementMovement, statementMovements, withBalances } from "./statementMovements.ts";
import { isNewestFirst } from "./statementQuery.ts";

type Words = WordsOf<typeof billFilterMessages>;

const conditions: Record<BillPaymentMode, keyof Words> = {
  bank: "paymentModesBank",
  booklet: "paymentModesBooklet",
  postal: "paymentModesPostal",
};

/** Returns the payment condition in words, or undefined if it is unknown, so that no code is shown. */
export const conditionLabel = (condition: BillPaymentMode | null, words: Words): string | undefined =>
  condition === null ? undefined : words[conditions[condition]];

export interface RowContext {
  /** Known names of the supplies, by code. */
  names: ReadonlyMap<string, string>;
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
  /** Gives the address of a document's own page. Rows of a file have none. */
  hrefOf?: ((document: AccountBalance) => string) | undefined;
}

/** Converts a document to a table row. Status and due date are those of what is due next, in the words of the bills page. */
export function toRow(balance: AccountBalance, { names, today, hrefOf }: RowContext): AccountStatementRow {
  const { status, open, day, paidOn } = stateOfBalance(balance, today);
  return {
    id: String(balance.id),
    commodity: balance.commodity,
    supplyName: names.get(balance.supplyCode ?? ""),
    year: balance.year,
    number: balance.number,
    creditNote: isCreditNote(balance.documentType),
    status,
    emissionDate: balance.emissionDate,
    expiryDate: day ?? (status === "Unknown" ? balance.expiryDate : null),
    paymentDate: paidOn,
    period: { from: balance.periodFrom, to: balance.periodTo },
    paymentCondition: balance.paymentCondition,
    amount: balance.amount,
    balance: open,
    rates: balance.rates,
    reported: balance.reported,
    href: hrefOf?.(balance),
  };
}

/** Returns the visible rows. If all documents are fetched they are sorted here, else they keep the server's order. */
export function shownRows({ items, fetched, complete }: LoadedDocuments, sort: AccountStatementSort, context: RowContext) {
  if (!complete) return items.map((item) => toRow(item, context));
  return inOrder(
    fetched.map((item) => toRow(item, context)),
    sort,
  ).slice(0, items.length);
}

/**
 * Returns the movements of a phone, newest first: those since the oldest visible document. Payments and balances are known only if all
 * documents have come.
 * @param balance euros owed today, or "coming"; undefined if it is unknown, or if a filter leaves documents out
 */
export function shownMovements(
  { items, fetched, complete }: LoadedDocuments,
  context: RowContext,
  balance: number | "coming" | undefined,
): readonly StatementMovement[] {
  if (!complete) return documentMovements(items.map((item) => toRow(item, context)));
  const movements = statementMovements(fetched.map((item) => toRow(item, context)));
  const visible = new Set(items.map(({ id }) => String(id)));
  const last = movements.findLastIndex(({ kind, row }) => visible.has(row.id) && (kind === "bill" || kind === "creditNote"));
  const shown = (owed: number) => withBalances(movements, owed).slice(0, last + 1);
  if (balance === undefined) return movements.slice(0, last + 1);
  if (balance !== "coming") return shown(balance);
  // The account's balance is that of its documents, unless the servers lack some.
  const cents = fetched.reduce((sum, document) => sum + Math.round((stateOfBalance(document, context.today).open ?? Number.NaN) * 100), 0);
  return shown(cents / 100).map((movement) => (movement.balance === undefined ? movement : { ...movement, unconfirmed: true }));
}

interface ExportWords {
  title: string;
  statement: WordsOf<typeof statementMessages>;
  bills: WordsOf<typeof billsMessages>;
  filter: WordsOf<typeof billFilterMessages>;
  commodities: WordsOf<typeof dataMessages>;
  paymentDate: string;
  stillOpen: string;
  commodity: string;
  documentType: string;
  documentBill: string;
  documentCreditNote: string;
}

/** Returns rows that are all loaded, newest first, in the chosen order. */
export const inOrder = (rows: readonly AccountStatementRow[], sort: AccountStatementSort): readonly AccountStatementRow[] =>
  isNewestFirst(sort) ? rows : sortStatement(rows, sort);

/** Returns rows as a table to export, in the same order. */
export const statementTable = (rows: readonly AccountStatementRow[], words: ExportWords): ExportTable => ({
  title: words.title,
  columns: [
    { header: words.statement.document, kind: "text" },
    { header: words.documentType, kind: "text" },
    { header: words.commodity, kind: "text" },
    { header: words.statement.supply, kind: "text" },
    { header: words.statement.emissionDate, kind: "date" },
    { header: words.statement.expiryDate, kind: "date" },
    { header: words.statement.payment, kind: "text" },
    { header: words.paymentDate, kind: "date" },
    { header: words.statement.status, kind: "text" },
    { header: words.statement.amount, kind: "money" },
    { header: words.stillOpen, kind: "money" },
  ],
  rows: rows.map((row) => [
    `${row.year} / ${row.number}`,
    row.creditNote ? words.documentCreditNote : words.documentBill,
    words.commodities[row.commodity],
    row.supplyName,
    row.emissionDate,
    row.expiryDate,
    conditionLabel(row.paymentCondition ?? null, words.filter),
    row.paymentDate,
    words.bills[paymentStatusLook(row.status, row.balance, isAutomatic(row)).word],
    row.amount,
    row.balance,
  ]),
});
