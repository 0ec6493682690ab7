import { addDays, addMonths, daysBetween, monthOf } from "../data/dates.ts";
import { estimate, pricesOf, type Row, yearBefore } from "./billEstimate.ts";
import { countedLines } from "./explainedBill.ts";
import type { SupplyBill } from "./spending.ts";

export { estimate, periodAfter } from "./billEstimate.ts";

/** The expected amount of a supply's next bill, in cents, and what it rests on. */
export interface NextBill {
  from: string;
  to: string;
  /** The range: the estimate, less and more the largest error on past bills. */
  least: number;
  most: number;
  /** Errors of the same estimate on past bills, in whole percent, and their number. */
  error: { mean: number; most: number; bills: number };
  /** Last day that was read, if it is within the period, and the use until then. */
  readUntil: string | null;
  /** Expected use of the whole period. */
  use: number;
  /** The estimate itself, in cents. Always given by `nextBillOf`, as what follows. */
  middle?: number | undefined;
  /** Day on which the bill is expected: as long after its period as past bills were issued. Null if no bill has a day of issue. */
  day?: string | null | undefined;
  /** Amount in cents of the bill for the same months of last year, and what mostly makes the next one larger, if all of its range is clearly above. */
  higher?: { before: number; reason: "use" | "price" } | null | undefined;
  /** Mean error in whole percent that a reading of today would leave, if that is less. */
  meanWithReading?: number | null | undefined;
}

/** Years of readings behind the estimate: its error is measured on past bills, and each needs the year before. */
const readingYears = 3;

/** Returns the days whose readings the estimate of a day needs, both included. */
export const daysForNextBill = (today: string): { from: string; to: string } => ({ from: addDays(today, -366 * readingYears), to: today });

/** Share by which all of a range lies above last year's bill before it is called higher. */
const clearlyAbove = 1.1;

/** Past bills that the error must be known of, and the largest error with which a range still says something. */
const fewestBills = 4;
const mostError = 0.4;

/** Returns the day on which the bill of a period is expected, by the median of the days that past bills took. */
function expectedDay(bills: readonly SupplyBill[], to: string): string | null {
  const delays = bills.flatMap(({ bill, to: end }) =>
    bill.emissionDate && bill.emissionDate > end ? [daysBetween(end, bill.emissionDate)] : [],
  );
  const median = delays.toSorted((one, other) => one - other)[Math.floor(delays.length / 2)];
  return median === undefined ? null : addDays(to, median);
}

/** Compares the lower end of a range with the bill for the same months of last year. */
function higherThanBefore(
  bills: readonly SupplyBill[],
  guess: NonNullable<ReturnType<typeof estimate>>,
  least: number,
): NonNullable<NextBill["higher"]> | null {
  const before = bills.find(({ from, to }) => from === yearBefore(guess.from) && to === yearBefore(guess.to));
  const last = bills.at(-1);
  if (!before || !last || least < before.cents * clearlyAbove) return null;
  const [then, now] = [pricesOf(before), pricesOf(last)];
  if (!then || !now) return null;
  const days = daysBetween(guess.from, guess.to) + 1;
  const usedThen = countedLines(before.bill).reduce((sum, { kind, quantity }) => sum + (kind === "energy" ? (quantity ?? 0) : 0), 0);
  const byUse = (guess.use - usedThen) * now.energy;
  const byPrice = usedThen * (now.energy - then.energy) + days * (now.day - then.day);
  return { before: before.cents, reason: byUse >= byPrice ? "use" : "price" };
}

/** Adds what a reading of a day would have told: the use since the last row, as that of the next row by its days. */
function withReadingOn(rows: readonly Row[], day: string): readonly Row[] {
  const sorted = rows.toSorted((one, other) => one.date.localeCompare(other.date));
  const next = sorted.find(({ date }) => date > day);
  const last = sorted.findLast(({ date }) => date <= day);
  if (!next || !last || last.date === day) return rows;
  const share = daysBetween(last.date, day) / daysBetween(last.date, next.date);
  const ofNext = sorted.filter(({ date }) => date === next.date).reduce((sum, { consumption }) => sum + (consumption ?? 0), 0);
  return [...sorted.filter(({ date }) => date <= day), { date: day, consumption: ofNext * share }];
}

/** Mean of errors in whole percent, rounded up. */
const meanOf = (errors: readonly number[]): number => Math.ceil((100 * errors.reduce((sum, error) => sum + error, 0)) / errors.length);

/** Relative errors that the estimate would have had on past bills, as many days into their period as today is into the next one; `read` if the meter had been read on that day. */
export function pastErrors(bills: readonly SupplyBill[], rows: readonly Row[], daysIn: number, read = false): number[] {
  return bills.flatMap((actual, index) => {
    const day = addDays(actual.from, daysIn);
    const guess = index === 0 ? null : estimate(bills.slice(0, index), read ? withReadingOn(rows, day) : rows, day);
    const isSame = guess?.from === actual.from && guess.to === actual.to;
    return guess && isSame && actual.cents > 0 ? [Math.abs(guess.cents - actual.cents) / actual.cents] : [];
  });
}

const hasOrdinaryPeriod = ({ cents, from, to }: SupplyBill) => cents > 0 && daysBetween(from, to) >= 14;

/**
 * Returns the range of a supply's next bill, or null if it would not be honest: fewer than four past bills on which its error is known, an
 * error above 40%, or a next bill that should long be there. Credit notes are no bills.
 */
export function nextBillOf(all: readonly SupplyBill[], rows: readonly Row[], today: string): NextBill | null {
  const bills = all.filter(hasOrdinaryPeriod);
  const guess = estimate(bills, rows, today);
  if (!guess || guess.cents <= 0 || daysBetween(guess.to, today) > 60) return null;
  const errors = pastErrors(bills, rows, daysBetween(guess.from, today));
  const most = Math.max(...errors);
  if (errors.length < fewestBills || most > mostError) return null;
  const [mean, daysIn] = [meanOf(errors), daysBetween(guess.from, today)];
  const withReading = daysIn > 0 ? pastErrors(bills, rows, daysIn, true) : [];
  const meanWithReading = withReading.length >= fewestBills ? meanOf(withReading) : mean;
  const least = Math.floor((guess.cents * (1 - most)) / 100) * 100;
  return {
    from: guess.from,
    to: guess.to,
    least,
    most: Math.ceil((guess.cents * (1 + most)) / 100) * 100,
    error: { mean, most: Math.ceil(most * 100), bills: errors.length },
    readUntil: guess.readUntil,
    use: Math.round(guess.use),
    middle: guess.cents,
    day: expectedDay(bills, guess.to),
    higher: higherThanBefore(bills, guess, least),
    meanWithReading: meanWithReading < mean ? meanWithReading : null,
  };
}

/** The next bill of a supply, or null where its error is not known, and the cents of its last twelve months. */
export interface KnownNextBill {
  next: NextBill | null;
  spent: number;
}

/** Returns what is known of a supply's next bill. `rows` are those of `daysForNextBill`. */
export function knownNextBill(bills: readonly SupplyBill[], rows: readonly Row[] = [], today: string): KnownNextBill {
  const since = addMonths(monthOf(today), -12);
  const newest = bills.reduce((latest, { to }) => (to > latest ? to : latest), "");
  const after = newest && yearBefore(newest);
  const spent = bills.reduce((sum, { to, cents }) => (monthOf(to) >= since && to > after ? sum + cents : sum), 0);
  return { next: nextBillOf(bills, rows, today), spent };
}
