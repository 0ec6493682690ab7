import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { addDays, addMonths, daysBetween, lastDayOf, monthOf, monthsBetween } from "../data/dates.ts";
import type { CountedLine } from "./billLine.ts";
import { countedLines } from "./explainedBill.ts";
import { splitRecalculation } from "./recalculation.ts";
import type { SupplyBill } from "./spending.ts";

export type Row = Pick<ConsumptionRow, "date" | "consumption">;

/** Use since the reading before: after the day of `begin`, up to `date`. */
interface Span {
  begin: string;
  date: string;
  use: number;
}

/**
 * Returns what each row holds, within the month of its day: the use of a month without a reading is billed with the next one. The first row
 * has nothing before it, so it counts as a day.
 */
function spansOf(rows: readonly Row[]): Span[] {
  const days = [...new Set(rows.map(({ date }) => date))].sort();
  const begins = new Map(
    days.slice(1).map((day, index) => {
      const [before, monthBefore] = [days[index] as string, addDays(`${monthOf(day)}-01`, -1)];
      return [day, before > monthBefore ? before : monthBefore];
    }),
  );
  return rows.flatMap(({ date, consumption }) =>
    consumption === null ? [] : [{ begin: begins.get(date) ?? addDays(date, -1), date, use: consumption }],
  );
}

/** Returns the use between two days, both included, of each span by its days among them. Null if nothing of it is known. */
function usedBetween(spans: readonly Span[], from: string, to: string): number | null {
  const among = spans.filter(({ begin, date }) => date >= from && begin < to);
  if (among.length === 0) return null;
  const dayBefore = addDays(from, -1);
  return among.reduce((sum, { begin, date, use }) => {
    const shared = daysBetween(begin > dayBefore ? begin : dayBefore, date < to ? date : to);
    return sum + (use * shared) / daysBetween(begin, date);
  }, 0);
}

/** Returns the same day of the year before. */
export const yearBefore = (day: string): string => {
  const month = addMonths(monthOf(day), -12);
  // A month's last day stays its last day, also in February.
  return day === lastDayOf(monthOf(day)) ? lastDayOf(month) : `${month}${day.slice(7)}`;
};

/** Returns the period after a bill's: as many months, if it has whole months, else as many days. */
export function periodAfter({ from, to }: Pick<SupplyBill, "from" | "to">): { from: string; to: string } {
  const start = addDays(to, 1);
  if (!from.endsWith("-01") || to !== lastDayOf(monthOf(to))) return { from: start, to: addDays(start, daysBetween(from, to)) };
  return { from: start, to: lastDayOf(addMonths(monthOf(start), monthsBetween(from, to))) };
}

/**
 * Cents for a unit of energy and for a day, taxes on them included, from the lines of a bill; null if it has no such lines. A recalculation of
 * an earlier period has no part in them.
 */
export function pricesOf({ bill, from, to }: SupplyBill): { energy: number; day: number } | null {
  const lines = countedLines(bill);
  const sum = (some: readonly CountedLine[]) => some.reduce((all, { amount }) => all + (amount ?? 0), 0);
  const ofKind = (kind: CountedLine["kind"]) => lines.filter((line) => line.kind === kind);
  const [energy, fixed] = [splitRecalculation(ofKind("energy"))?.own, splitRecalculation(ofKind("fixed"))?.own];
  if (!energy || !fixed) return null;
  const used = energy.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
  const untaxed = sum(ofKind("energy")) + sum(ofKind("fixed"));
  if (!(used > 0) || !(sum(energy) > 0) || untaxed <= 0) return null;
  const taxed = (100 * (untaxed + sum(ofKind("tax")))) / untaxed;
  return { energy: (sum(energy) * taxed) / used, day: (sum(fixed) * taxed) / (daysBetween(from, to) + 1) };
}

/** Cents of a bill that are neither energy, nor its fixed part, nor taxes: the television licence, services. */
const extrasOf = ({ bill, cents }: SupplyBill): number => {
  const regular = bill.details.filter(({ kind }) => kind === "energy" || kind === "fixed" || kind === "tax");
  return regular.length === 0 ? 0 : cents - regular.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
};

/** Returns the change of the use of the last twelve months, over those that were read a year before too: 0.5 to 2, 1 if it is unknown. */
function trendOf(spans: readonly Span[], until: string): number {
  // A month that is read in part says nothing beside a whole one.
  const day = spans.reduce((latest, { date }) => (date > latest ? date : latest), "");
  const end = day && day < until ? day : until;
  const last = end === lastDayOf(monthOf(end)) ? monthOf(end) : addMonths(monthOf(end), -1);
  const ofMonth = (month: string) => usedBetween(spans, `${month}-01`, lastDayOf(month));
  let [now, before] = [0, 0];
  for (let back = 0; back < 12; back += 1) {
    const [use, earlier] = [ofMonth(addMonths(last, -back)), ofMonth(addMonths(last, -back - 12))];
    if (use === null || earlier === null) continue;
    now += use;
    before += earlier;
  }
  return now > 0 && before > 0 ? Math.min(2, Math.max(0.5, now / before)) : 1;
}

/**
 * Estimates the bill after the last one of `bills`, as it could be known on a day: the use that was read so far; for the rest that of the
 * same days of the year before, as much more or less as the last twelve months were; the last bill's prices; the extras of the same bill a
 * year earlier. Null if prices or last year's readings are missing.
 */
export function estimate(bills: readonly SupplyBill[], rows: readonly Row[], today: string) {
  const last = bills.at(-1);
  const prices = last && pricesOf(last);
  if (!last || !prices) return null;
  const period = periodAfter(last);
  const untilToday = rows.filter(({ date }) => date <= today);
  const read = untilToday.filter(({ date }) => date >= period.from && date <= period.to).map(({ date }) => date);
  const readUntil = read.reduce<string | null>((latest, date) => (latest === null || date > latest ? date : latest), null);
  const spans = spansOf(untilToday);
  const soFar = readUntil === null ? 0 : (usedBetween(spans, period.from, readUntil) ?? 0);
  const restFrom = readUntil === null ? period.from : addDays(readUntil, 1);
  const lastYear = restFrom > period.to ? 0 : usedBetween(spans, yearBefore(restFrom), yearBefore(period.to));
  if (lastYear === null) return null;
  const use = Math.max(0, soFar + lastYear * trendOf(spans, readUntil ?? addDays(period.from, -1)));
  const same = bills.find(({ from }) => from === yearBefore(period.from)) ?? last;
  const cents = use * prices.energy + (daysBetween(period.from, period.to) + 1) * prices.day + extrasOf(same);
  return { ...period, cents: Math.round(cents), use, readUntil };
}
