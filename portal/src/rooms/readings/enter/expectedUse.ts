import { addDays, daysBetween } from "@favilla/design-system/data/dates.ts";
import type { ConsumptionRow } from "../../consumption/consumption.ts";

const year = 365;

/** Period whose consumption a row contains: after the previous row, up to its own day. */
interface Span {
  from: string;
  to: string;
  perDay: number;
}

function spansOf(rows: readonly ConsumptionRow[]): Span[] {
  const withConsumption = rows.filter((row) => row.consumption !== null);
  return withConsumption.slice(1).flatMap((row, index) => {
    const from = withConsumption[index]?.date ?? row.date;
    const days = daysBetween(from, row.date);
    return days > 0 ? [{ from, to: row.date, perDay: (row.consumption ?? 0) / days }] : [];
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
