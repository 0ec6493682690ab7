import type { TableSort } from "../data/Table.tsx";
import type { BillFacts } from "./BillCard.tsx";
import type { billPaymentModes } from "./billFilter.ts";
import { type PaymentStatus, paymentStatuses } from "./paymentStatus.ts";

/** A document of the account statement. Dates are ISO days or timestamps; a missing, malformed or placeholder date is no date. */
export interface AccountStatementRow
  extends Pick<BillFacts, "id" | "commodity" | "year" | "number" | "status" | "emissionDate" | "expiryDate" | "paymentDate" | "period"> {
  /** The supply's nickname, else its address. While it isn't known the row says only what kind of supply it is for. */
  supplyName?: string | undefined;
  /** How it is paid (AS-04: BOL30, LIB30, RID30); null for a condition nobody knows. */
  paymentCondition?: (typeof billPaymentModes)[number] | null | undefined;
  /** Euros, below zero on a credit note; what is missing is "–". */
  amount: number | null;
  /** The supply's id, where rows are filtered by `matchesStatement`. */
  supplyId?: string | undefined;
  /** Where the document is, such as `/bollette?a=2026&n=1045231` (BL-12): its number is then a link. */
  href?: string | undefined;
}

export const statementSortKeys = ["emissionDate", "status", "amount"] as const;
export type AccountStatementSort = TableSort<(typeof statementSortKeys)[number]>;

/** The most urgent first. */
const urgency: readonly PaymentStatus[] = ["NotPaid", "Expired", "Expiring", "ToBePaid", "Unknown", "Paid"];
const rank = Object.fromEntries(paymentStatuses.map((status) => [status, urgency.indexOf(status)]));

const keyOf = {
  emissionDate: ({ emissionDate }: AccountStatementRow) => emissionDate || null,
  status: ({ status }: AccountStatementRow) => rank[status] ?? null,
  amount: ({ amount }: AccountStatementRow) => (Number.isFinite(amount) ? amount : null),
};

/** The rows in another order, for a site that has them all; those without a value come last, and equal ones stay as they stood. */
export function sortStatement(rows: readonly AccountStatementRow[], { column, direction }: AccountStatementSort): AccountStatementRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf[column](row) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return a === b ? 0 : a < b ? -sign : sign;
    })
    .map(({ row }) => row);
}
