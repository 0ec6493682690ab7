import {
  type AccountStatementRow,
  type AccountStatementSort,
  isAutomatic,
  sortStatement,
} from "@favilla/design-system/bills/accountStatement.ts";
import type { billFilterMessages } from "@favilla/design-system/bills/billFilterMessages.it.ts";
import { type BillState, billState } from "@favilla/design-system/bills/billState.ts";
import type { billsMessages } from "@favilla/design-system/bills/messages.it.ts";
import { paymentStatusLook } from "@favilla/design-system/bills/paymentStatus.ts";
import type { statementMessages } from "@favilla/design-system/bills/statementMessages.it.ts";
import {
  documentMovements,
  type StatementMovement,
  statementMovements,
  withBalances,
} from "@favilla/design-system/bills/statementMovements.ts";
import type { dataMessages } from "@favilla/design-system/data/messages.it.ts";
import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { ExportTable } from "../../../platform/export/table.ts";
import type { Pages } from "../../../platform/loading/usePages.ts";
import { isCreditNote, type PaymentCondition } from "../billCodes.ts";
import { billHref } from "../card/billLink.ts";
import type { AccountBalance } from "./statement.ts";
import { isNewestFirst } from "./statementAddress.ts";

type Words = WordsOf<typeof billFilterMessages>;

const conditions: Record<PaymentCondition, keyof Words> = {
  bank: "paymentModesBank",
  booklet: "paymentModesBooklet",
  postal: "paymentModesPostal",
};

/** Returns the payment condition in words, or undefined if it is unknown, so that no code is shown. */
export const conditionLabel = (condition: PaymentCondition | null, words: Words): string | undefined =>
  condition === null ? undefined : words[conditions[condition]];

export interface RowContext {
  /** Known names of the supplies, by code. */
  names: ReadonlyMap<string, string>;
  /** Today in Rome, "YYYY-MM-DD". */
  today: string;
}

/**
 * Answers everything about what is open of a document, as `stateOf` does of a bill. A server that tells no instalments sends the due date of
 * the first one: once something is paid, only its status tells whether the next one is overdue, and its day is unknown.
 */
export function stateOfBalance(balance: AccountBalance, today: string): BillState {
  const { amount: total, paidAmount, paymentDate, rates, accountStatus: status } = balance;
  const open = balance.balance ?? (total === null || paidAmount === null ? null : Math.round((total - paidAmount) * 100) / 100);
  const facts = { total, balance: open, paymentDate, rates, debit: isAutomatic(balance) };
  const isPaidInPart = open !== null && total !== null && open > 0 && open < total;
  const isDayKnown = rates.length > 0 || !isPaidInPart || status === "Unknown";
  const byDays = billState({ ...facts, expiryDate: isDayKnown ? balance.expiryDate : null }, today);
  return byDays.status === "Unknown" ? billState({ ...facts, status }, today) : byDays;
}

/** Converts a document to a table row. Status and due date are those of what is due next, in the words of the bills page. */
export function toRow(balance: AccountBalance, { names, today }: RowContext): AccountStatementRow {
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
    href: billHref(balance),
  };
}

/** Returns the visible rows. If all documents are fetched they are sorted here, else they keep the server's order. */
export function shownRows({ items, fetched, complete }: Pages<AccountBalance>, sort: AccountStatementSort, context: RowContext) {
  if (!complete) return items.map((item) => toRow(item, context));
  return inOrder(
    fetched.map((item) => toRow(item, context)),
    sort,
  ).slice(0, items.length);
}

/**
 * Returns the movements of a phone, newest first: those since the oldest visible document. Payments and balances are known only if all
 * documents have come.
 * @param balance euros owed today; undefined while it is unknown, or if a filter leaves documents out
 */
export function shownMovements(
  { items, fetched, complete }: Pages<AccountBalance>,
  context: RowContext,
  balance: number | undefined,
): readonly StatementMovement[] {
  if (!complete) return documentMovements(items.map((item) => toRow(item, context)));
  const movements = statementMovements(fetched.map((item) => toRow(item, context)));
  const visible = new Set(items.map(({ id }) => String(id)));
  const last = movements.findLastIndex(({ kind, row }) => visible.has(row.id) && (kind === "bill" || kind === "creditNote"));
  return (balance === undefined ? movements : withBalances(movements, balance)).slice(0, last + 1);
}

/** A part of what is open: a number of documents or instalments, and euros. */
interface OpenSum {
  count: number;
  amount: number;
}

/** Sums of the unpaid documents. They add up to the balance of the account. */
export interface OpenDocuments {
  /** Documents that the customer pays, with what is due next of each. */
  toPay: OpenSum;
  /** Instalments that the customer pays after those, with the first day. */
  later: OpenSum & { first: string | null };
  /** Amounts that leave the account by themselves, with the first day. */
  debits: OpenSum & { first: string | null };
  /** Documents in credit, whose amount is below zero, and how many of them are credit notes. */
  credits: OpenSum & { notes: number };
  /** Documents without a due date and without a status, of which nobody can say whether they are to be paid. */
  unclear: OpenSum;
}

export const noOpenDocuments: OpenDocuments = {
  toPay: { count: 0, amount: 0 },
  later: { count: 0, amount: 0, first: null },
  debits: { count: 0, amount: 0, first: null },
  credits: { count: 0, amount: 0, notes: 0 },
  unclear: { count: 0, amount: 0 },
};

function add(sum: OpenSum & { first?: string | null }, euros: number | null, day: string | null = null): void {
  sum.count += 1;
  sum.amount = Math.round(sum.amount * 100 + (euros ?? 0) * 100) / 100;
  if (day && "first" in sum && !(sum.first && sum.first < day)) sum.first = day;
}

/** Returns what is still to be paid or credited; undefined unless all documents have come. A refused debit is the customer's to pay (BL-39). */
export function openDocuments({ fetched, complete }: Pages<AccountBalance>, today: string): OpenDocuments | undefined {
  if (!complete) return undefined;
  const sums = structuredClone(noOpenDocuments);
  for (const balance of fetched) {
    const { status, payer, open, amount, parts } = stateOfBalance(balance, today);
    if (status === "Paid" || open === 0) continue;
    if (open !== null && open < 0) {
      add(sums.credits, open);
      if (isCreditNote(balance.documentType)) sums.credits.notes += 1;
    } else if (payer === null) add(sums.unclear, open);
    else {
      if (payer === "customer") add(sums.toPay, amount);
      const others = payer === "customer" ? parts.filter(({ late }, index) => !late && index > 0) : parts;
      for (const part of others) add(part.payer === "debit" ? sums.debits : sums.later, part.amount, part.day);
    }
  }
  return sums;
}

interface ExportWords {
  title: string;
  statement: WordsOf<typeof statementMessages>;
  bills: WordsOf<typeof billsMessages>;
  filter: WordsOf<typeof billFilterMessages>;
  commodities: WordsOf<typeof dataMessages>;
  paidOn: string;
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
    { header: words.paidOn, kind: "date" },
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
