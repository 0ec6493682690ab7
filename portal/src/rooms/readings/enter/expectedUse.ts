import { addDays, daysBetween } from "@favilla/design-system/data/dates.ts";
import type { ConsumptionRow } from "../../consumption/consumption.ts";

const year = 365;

/** The days of which a row says what was used: after the row before it, up to its own. */
interface Span {
  from: string;
  to: string;
  perDay: number;
}

function spansOf(rows: readonly ConsumptionRow[]): Span[] {
  const known = rows.filter((row) => row.consumption !== null);
  return known.slice(1).flatMap((row, index) => {
    const from = known[index]?.date ?? row.date;
    const days = daysBetween(from, row.date);
    return days > 0 ? [{ from, to: row.date, perDay: (row.consumption ?? 0) / days }] : [];
  });
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** How far back rows are needed for `expectedPerDay`. */
export const daysBack = 2 * year;

/**
 * What is usually used a day between two days, from what was used in the same days of the year before; undefined where less than half of
 * these days is known. An estimate in between does no harm: the reading after it puts the sum right.
 * @param rows in order of their days
 */
export function expectedPerDay(rows: readonly ConsumptionRow[], from: string, to: string): number | undefined {
  const [first, last] = [addDays(from, -year), addDays(to, -year)];
  const days = Math.max(daysBetween(first, last), 1);
  let [known, used] = [0, 0];
  for (const span of spansOf(rows)) {
    const shared = daysBetween(later(span.from, first), earlier(span.to, addDays(first, days)));
    if (shared <= 0) continue;
    known += shared;
    used += shared * span.perDay;
  }
  return known * 2 < days || used < 0 ? undefined : used / known;
}
