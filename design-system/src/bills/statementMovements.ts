import { monthOf, parseDate } from "../data/dates.ts";
import { type AccountStatementRow, statementState } from "./accountStatement.ts";

/** Kinds of movements. A refund settles a credit note as a payment settles a bill. */
export type StatementMovementKind = "bill" | "creditNote" | "payment" | "refund";

/** A movement of the account: a document, or the money that settled it. */
export interface StatementMovement {
  id: string;
  kind: StatementMovementKind;
  /** Day in Rome, "YYYY-MM-DD". Undefined for a document without a date. */
  day: string | undefined;
  /** Euros by which the balance changes: below zero for a payment and a credit note. Null if unknown. */
  amount: number | null;
  /** Euros owed after the movement. Undefined if unknown. */
  balance?: number | undefined;
  /** True while the account's balance has not come: `balance` follows from the documents, and only keeps room. @default false */
  unconfirmed?: boolean | undefined;
  /** The document that moves the account, or that is settled. */
  row: AccountStatementRow;
}

const inCents = (euros: number | null): number => Math.round((euros ?? 0) * 100);

const documentOf = (row: AccountStatementRow): StatementMovement => ({
  id: row.id,
  kind: row.creditNote ? "creditNote" : "bill",
  day: parseDate(row.emissionDate),
  amount: row.amount,
  row,
});

/** Returns the payments of the instalments, if they come to what was paid of the document. */
function partPayments(row: AccountStatementRow): StatementMovement[] {
  const payments = (row.rates ?? []).flatMap(({ number, amount, paymentDate }): StatementMovement[] => {
    const day = parseDate(paymentDate);
    return day ? [{ id: `${row.id}-settled-${number}`, kind: "payment", day, amount: -inCents(amount) / 100, row }] : [];
  });
  const { open } = statementState(row, undefined);
  const paid = payments.reduce((sum, { amount }) => sum - inCents(amount), 0);
  return open !== null && paid === inCents(row.amount) - inCents(open) ? payments : [];
}

function settlementsOf(row: AccountStatementRow): StatementMovement[] {
  const parts = partPayments(row);
  if (parts.length > 0) return parts;
  const day = parseDate(row.paymentDate);
  if (!day || inCents(row.amount) === 0) return [];
  const amount = -inCents(row.amount) / 100;
  return [{ id: `${row.id}-settled`, kind: amount < 0 ? "payment" : "refund", day, amount, row }];
}

/** Returns documents as movements in their own order, without what settled them. */
export const documentMovements = (rows: readonly AccountStatementRow[]): StatementMovement[] => rows.map(documentOf);

/** Returns the movements of documents, newest first. A payment stands above a document of the same day, one without a date at the end. */
export function statementMovements(rows: readonly AccountStatementRow[]): StatementMovement[] {
  const newer = (a: StatementMovement, b: StatementMovement) => (b.day ?? "").localeCompare(a.day ?? "");
  return [...rows.flatMap(settlementsOf), ...rows.map(documentOf)].sort(newer);
}

/**
 * Adds to each movement what was owed after it. If an amount or a day is unknown, or the movements do not sum to the balance (a part was
 * paid, or a document is missing), they are returned without balances.
 * @param movements all movements of the account, newest first
 * @param balance euros owed after the newest one
 */
export function withBalances(movements: readonly StatementMovement[], balance: number): readonly StatementMovement[] {
  const total = movements.reduce((sum, { amount }) => sum + inCents(amount), 0);
  const known = movements.every(({ amount, day }) => Number.isFinite(amount) && day !== undefined);
  if (!known || total !== inCents(balance)) return movements;
  let owed = total;
  return movements.map((movement) => {
    const after = owed;
    owed -= inCents(movement.amount);
    return { ...movement, balance: after / 100 };
  });
}

/** Groups movements by month ("2026-11"), in their order. Those without a day come last, without a month. */
export function byMonth(movements: readonly StatementMovement[]): readonly (readonly [string | undefined, readonly StatementMovement[]])[] {
  const months = new Map<string | undefined, StatementMovement[]>();
  for (const movement of movements) {
    const month = movement.day && monthOf(movement.day);
    const group = months.get(month);
    if (group) group.push(movement);
    else months.set(month, [movement]);
  }
  return [...months];
}
