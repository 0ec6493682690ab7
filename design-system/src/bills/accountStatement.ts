import type { TableSort } from "../data/Table.tsx";
import type { BillFacts } from "./BillCard.tsx";
import type { BillPaymentMode } from "./billFilter.ts";
import { type BillState, billState } from "./billState.ts";
import { type PaymentStatus, paymentStatuses } from "./paymentStatus.ts";

/** A document of the account statement. Dates are ISO days or timestamps; a missing, malformed or placeholder date is treated as absent. */
export interface AccountStatementRow
  extends Pick<
    BillFacts,
    | "id"
    | "commodity"
    | "year"
    | "number"
    | "status"
    | "creditNote"
    | "emissionDate"
    | "expiryDate"
    | "paymentDate"
    | "period"
    | "rates"
    | "balance"
    | "reported"
  > {
  /** The supply's nickname, else its address. Without it the row shows the kind of supply. */
  supplyName?: string | undefined;
  /** Payment condition (AS-04: BOL30, LIB30, RID30). Null for an unknown one. */
  paymentCondition?: BillPaymentMode | null | undefined;
  /** Amount in euros, negative on a credit note. Null shows "–". */
  amount: number | null;
  /** Id of the supply, used by `matchesStatement`. */
  supplyId?: string | undefined;
  /** Address of the document, such as `/bollette?a=2026&n=1045231` (BL-12). If it is set, the document's number is a link. */
  href?: string | undefined;
}

/** Tells whether a document's amount leaves an account or a booklet by itself, if the debit is not refused (BL-39). */
export const isAutomatic = ({ paymentCondition }: Pick<AccountStatementRow, "paymentCondition">): boolean =>
  paymentCondition === "bank" || paymentCondition === "booklet";

/**
 * Answers everything about what is open of a document, as `billState` does of a bill.
 * @param today today in Rome, "YYYY-MM-DD"
 */
export const statementState = (row: AccountStatementRow, today: string | undefined): BillState =>
  billState({ ...row, total: row.amount, debit: isAutomatic(row) }, today);

/**
 * Returns what is open of a debt if it is another amount than that of the document: less after a payment in part, more with interest or a
 * reminder's cost. `word` is the key of the words in front of it.
 */
export function differentlyOpen(row: AccountStatementRow, today: string | undefined): { word: "left" | "owed"; euros: number } | undefined {
  const { open } = statementState(row, today);
  if (open === null || open <= 0 || row.amount === null || open === row.amount) return undefined;
  return { word: open < row.amount ? "left" : "owed", euros: open };
}

export const statementSortKeys = ["emissionDate", "status", "amount"] as const;
export type AccountStatementSort = TableSort<(typeof statementSortKeys)[number]>;

/** Order of the statuses, most urgent first. */
const urgency: readonly PaymentStatus[] = ["NotPaid", "Expired", "Expiring", "ToBePaid", "Unknown", "Reported", "Paid"];
/** Place of each status in that order. */
export const statementRank = Object.fromEntries(paymentStatuses.map((status) => [status, urgency.indexOf(status)]));

const keyOf = {
  emissionDate: ({ emissionDate }: AccountStatementRow) => emissionDate || null,
  status: (row: AccountStatementRow) => statementRank[statementState(row, undefined).status] ?? null,
  amount: ({ amount }: AccountStatementRow) => (Number.isFinite(amount) ? amount : null),
};

/** Compares two values in a direction; a missing one comes last. */
export function compareKeys<Key extends string | number>(one: Key | null, other: Key | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * (Number(one > other) - Number(one < other));
}

/** Due date of a document that is not paid, by which equally urgent ones are sorted. */
function openDay(row: AccountStatementRow): string | null {
  const { status, day } = statementState(row, undefined);
  return status === "Paid" ? null : day;
}

/**
 * Returns the rows in another order, for a site that has loaded all of them. Rows without a value come last; of those with one status the one
 * that is due first is the most urgent; equal rows keep their order.
 */
export function sortStatement(rows: readonly AccountStatementRow[], { column, direction }: AccountStatementSort): AccountStatementRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf[column](row), day: column === "status" ? openDay(row) : null }))
    .sort((one, other) => compareKeys<string | number>(one.key, other.key, sign) || compareKeys(one.day, other.day, sign))
    .map(({ row }) => row);
}

/** A number of documents, and euros, which are never below zero unless the type says so. */
export interface StatementSum {
  count: number;
  amount: number;
}

/** The sum that the statement ends with: `issued` minus `paid` minus `credit` is `left`, to the cent. */
export interface StatementSums {
  /** Bills, without credit notes. */
  issued: StatementSum;
  /** Bills of which nothing is open, and the euros paid of all bills. */
  paid: StatementSum;
  /** Documents in credit that are still open. */
  credit: StatementSum;
  /** Bills of which something is open, and the euros owed after the credit: below zero if the credit is larger. */
  left: StatementSum;
}
