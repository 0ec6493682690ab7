import type { TableSort } from "../data/Table.tsx";
import type { SupplyListProps } from "../supplies/SupplyList.tsx";
import type { AccountBalance } from "./accountBalance.ts";
import { type AccountStatementRow, compareKeys, statementRank } from "./accountStatement.ts";
import { isCreditNote } from "./bill.ts";
import { toCents } from "./billLine.ts";
import { toRow } from "./documentRows.ts";

/** A supply with its last bill, as a row of a table and of what finds it. */
export interface SupplyWithBill {
  id: string;
  name: string;
  address: string | null | undefined;
  podOrPdr: string | null | undefined;
  supply: SupplyListProps["supplies"][number];
  /** Undefined while it is unknown, or if there is none. */
  bill: AccountStatementRow | undefined;
}

export const supplySortKeys = ["name", "address", "lastMonth", "expiryDate", "status", "amount"] as const;
export type SupplySort = TableSort<(typeof supplySortKeys)[number]>;

const none: ReadonlyMap<string, string> = new Map();

/** Joins supplies and their last bills by the supply's id. */
export const suppliesWithBills = (
  supplies: SupplyListProps["supplies"],
  bills: ReadonlyMap<string, AccountBalance> | undefined,
  today: string,
): readonly SupplyWithBill[] =>
  supplies.map((supply) => {
    const bill = bills?.get(supply.id);
    const { id, name, address, podOrPdr } = supply;
    return { id, name, address, podOrPdr, supply, bill: bill && toRow(bill, { names: none, today }) };
  });

/** Returns the rows in an order; those without a value come last, equal ones keep their order. */
export function sortSupplies(
  rows: readonly SupplyWithBill[],
  { column, direction }: SupplySort,
  compareTexts: (one: string, other: string) => number,
): readonly SupplyWithBill[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (column === "name" || column === "address") {
    const textOf = (row: SupplyWithBill) => row[column] || undefined;
    return [...rows].sort((one, other) => {
      const [first, second] = [textOf(one), textOf(other)];
      return first && second ? sign * compareTexts(first, second) : Number(!first) - Number(!second);
    });
  }
  const keyOf = {
    lastMonth: ({ supply }: SupplyWithBill) => supply.lastMonth ?? null,
    expiryDate: ({ bill }: SupplyWithBill) => bill?.expiryDate || null,
    status: ({ bill }: SupplyWithBill) => (bill ? (statementRank[bill.status] ?? null) : null),
    amount: ({ bill }: SupplyWithBill) => bill?.amount ?? null,
  }[column];
  return [...rows].sort((one, other) => compareKeys<string | number>(keyOf(one), keyOf(other), sign));
}

/** Returns the newest bill of each supply by its code, of documents that come newest first. A credit note is no bill. */
export function lastBills(documents: readonly AccountBalance[]): ReadonlyMap<string, AccountBalance> {
  const found = new Map<string, AccountBalance>();
  for (const document of documents)
    if (document.supplyCode && !isCreditNote(document.documentType) && !found.has(document.supplyCode))
      found.set(document.supplyCode, document);
  return found;
}

/** Adds up euros in cents. Null if an amount is unknown, as the sum of the others would look whole. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  const cents = amounts.reduce<number>((sum, amount) => sum + (toCents(amount) ?? Number.NaN), 0);
  return Number.isFinite(cents) ? cents / 100 : null;
}
