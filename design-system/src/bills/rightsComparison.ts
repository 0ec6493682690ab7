import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { addDays, daysBetween } from "../data/days.ts";
import type { Cents, Day } from "../data/kinds.ts";
import { yearsBefore } from "../data/yearsBefore.ts";
import { type Bill, type DetailedBill, isCreditNote } from "./bill.ts";
import { toCents } from "./billLine.ts";
import type { RightsShares } from "./rightsRules.ts";

/** The figures that a bill is compared with. */
export type RightsComparison =
  | { by: "mean" | "highest"; bills: number; amount: Cents; threshold: Cents }
  | { by: "readings"; billed: number; read: number; unit: string };

/** Returns the cents that a document asks for. Null for a credit, a document of zero, or an amount that is not known. */
export function centsOf({ totalAmount, documentType, documentTypeCode }: Bill): Cents | null {
  const cents = isCreditNote(documentType, documentTypeCode) ? null : toCents(totalAmount);
  return cents !== null && cents > 0 ? cents : null;
}

/** Tells whether some periods cover each day from one to another, both included. */
function coverAll(periods: readonly { from: Day; to: Day }[], from: Day, to: Day): boolean {
  let open = from;
  for (const period of periods.toSorted((one, other) => one.from.localeCompare(other.from)))
    if (period.from <= open && period.to >= open) open = addDays(period.to, 1);
  return open > to;
}

/**
 * Returns the amounts of a supply's bills of the twelve months before a bill. Null if they do not cover each of its days, or one of them has
 * no amount: then a share of them is not known.
 */
export function amountsBefore(bill: Bill, earlier: readonly Bill[]): readonly Cents[] | null {
  const { periodFrom } = bill;
  if (!periodFrom) return null;
  const since = yearsBefore(periodFrom, 1);
  const before = earlier.flatMap((other) => {
    const { periodFrom: from, periodTo: to } = other;
    const isOfTheYear = from && to && from <= to && to >= since && to < periodFrom;
    return isOfTheYear && !isCreditNote(other.documentType, other.documentTypeCode) ? [{ from, to, cents: centsOf(other) }] : [];
  });
  const amounts = before.flatMap(({ cents }) => cents ?? []);
  return amounts.length === before.length && coverAll(before, since, addDays(periodFrom, -1)) ? amounts : null;
}

/** Compares a bill with those of the twelve months before. Null if it is not out of proportion, or that is not known. */
export function outOfProportion(bill: Bill, total: Cents, shares: RightsShares, amounts: readonly Cents[] | null): RightsComparison | null {
  const { commodity } = bill;
  if (!amounts || amounts.length === 0 || (commodity !== "electricity" && commodity !== "gas")) return null;
  const share = shares[commodity];
  if (share === undefined) return null;
  const bills = amounts.length;
  if (commodity === "gas") {
    const amount = Math.max(...amounts);
    return total * 100 >= share * amount ? { by: "highest", bills, amount, threshold: Math.ceil((share * amount) / 100) } : null;
  }
  const sum = amounts.reduce((all, cents) => all + cents, 0);
  if (total * 100 * bills <= share * sum) return null;
  return { by: "mean", bills, amount: Math.round(sum / bills), threshold: Math.floor((share * sum) / (100 * bills)) };
}

export const energyLines = ({ details }: Bill): DetailedBill[] => details.filter(({ kind }) => kind === "energy");

/** Shortest part of a period, between two own readings, that tells the use of the whole. */
const shortestPart = 0.5;

/** Returns the use of a bill's period by the customer's own readings of it. Null where two of them do not cover half of it. */
function readUse({ periodFrom, periodTo }: Bill, rows: readonly ConsumptionRow[]): number | null {
  if (!periodFrom || !periodTo) return null;
  const own = rows.filter(({ origin }) => origin === "customer" || origin === "start").map(({ date }) => date);
  const [first, last] = [own.toSorted()[0], own.toSorted().at(-1)];
  if (!first || !last) return null;
  const [read, whole] = [daysBetween(first, last), daysBetween(periodFrom, periodTo) + 1];
  if (read < shortestPart * whole) return null;
  const between = rows.filter(({ date }) => date > first && date <= last);
  if (between.some(({ consumption }) => consumption === null)) return null;
  return (between.reduce((sum, { consumption }) => sum + (consumption ?? 0), 0) * whole) / read;
}

/** Compares the first bill of a supply with the customer's own readings. Null if it is not out of proportion, or that is not known. */
export function beyondReadings(bill: Bill, share: number | undefined, rows: readonly ConsumptionRow[]): RightsComparison | null {
  const lines = energyLines(bill);
  const [unit] = new Set(lines.map((line) => line.unit));
  const read = readUse(bill, rows);
  if (share === undefined || read === null || read < 0 || !unit || lines.some((line) => line.unit !== unit || line.quantity === null))
    return null;
  const billed = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return billed * 100 > share * read ? { by: "readings", billed, read: Math.round(read), unit } : null;
}
