import { sumKnown } from "../charts/sumKnown.ts";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { addDays, daysBetween } from "../data/dates.ts";

const year = 365;

/** Period whose consumption a row contains: after the previous row, up to its own day. */
interface Span {
  from: string;
  to: string;
  perDay: number;
}

/** Returns the spans whose consumption is known. Rows of the same day, such as an estimate and its correction, are one. Before an activation the supply was nobody's, or another one's. */
function spansOf(rows: readonly ConsumptionRow[]): Span[] {
  const days = [...new Set(rows.map(({ date }) => date))];
  return days.slice(1).flatMap((to, index) => {
    const from = days[index] as string;
    const ofDay = rows.filter(({ date }) => date === to);
    const used = sumKnown(ofDay.map(({ consumption }) => consumption));
    return used === null || ofDay.some(({ origin }) => origin === "start") ? [] : [{ from, to, perDay: used / daysBetween(from, to) }];
  });
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Number of past days whose rows `expectedPerDay` needs. */
export const daysBack = 2 * year;

/**
 * Returns the usual daily consumption between two days, from the same days of the previous year. Undefined if less than half of these days
 * is known. Estimates in between do no harm, because the next reading corrects the sum.
 * @param rows sorted by day
 */
export function expectedPerDay(rows: readonly ConsumptionRow[], from: string, to: string): number | undefined {
  const [first, last] = [addDays(from, -year), addDays(to, -year)];
  const days = Math.max(daysBetween(first, last), 1);
  let [coveredDays, used] = [0, 0];
  for (const span of spansOf(rows)) {
    const shared = daysBetween(later(span.from, first), earlier(span.to, addDays(first, days)));
    if (shared <= 0) continue;
    coveredDays += shared;
    used += shared * span.perDay;
  }
  return coveredDays * 2 < days || used < 0 ? undefined : used / coveredDays;
}
