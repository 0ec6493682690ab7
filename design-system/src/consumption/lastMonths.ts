import { addDays, addMonths, firstDayOf, toMonth, yearOf } from "../data/dates.ts";
import type { Formats } from "../data/useFormats.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { ConsumptionUnit } from "./consumption.ts";
import type { ConsumptionRow } from "./consumptionRow.ts";
import type { MonthOfUse } from "./LastMonth.tsx";
import type { lastMonthMessages } from "./lastMonthMessages.it.ts";
import { monthsOfUse, newestMonth } from "./monthsOfUse.ts";

/** The newest months of a supply that are over, as its page says them. */
export interface LastMonths {
  /** In order, without gaps, ending with the newest month that has data. */
  months: readonly MonthOfUse[];
  /** The same month one year earlier. */
  before: { month: string; total: number } | null;
  /** Consumption of the newest month's year so far. */
  year: { from: string; to: string; total: number };
}

/** Number of months that are shown. */
const shownMonths = 6;

/** Number of days after which the newest month has data: until then it may be one of the year before. */
const latestWithin = 120;

/** Returns the days to load on a day: those of the newest month's year and of the year before. */
export const daysOfLastMonths = (today: string): { from: string; to: string } => ({
  from: firstDayOf(toMonth(yearOf(addDays(today, -latestWithin)) - 1, 1)),
  to: today,
});

/** Returns the newest months of the rows (`monthsOfUse`), in order. Undefined without any consumption. */
export function lastMonths(rows: readonly ConsumptionRow[], today: string): LastMonths | undefined {
  const totals = monthsOfUse(rows, today);
  const newest = newestMonth(totals)?.month;
  if (newest === undefined) return undefined;
  const yearBefore = addMonths(newest, -12);
  const before = totals.get(yearBefore)?.total ?? null;
  const ofYear = [...totals.values()].filter(({ month }) => yearOf(month) === yearOf(newest) && month <= newest);
  return {
    months: Array.from({ length: shownMonths }, (_, index) => {
      const month = addMonths(newest, index - shownMonths + 1);
      return totals.get(month) ?? { month, total: null, estimated: false };
    }),
    before: before === null ? null : { month: yearBefore, total: before },
    year: {
      from: ofYear.map(({ month }) => month).sort()[0] ?? newest,
      to: newest,
      total: ofYear.reduce((sum, { total }) => sum + total, 0),
    },
  };
}

/** Returns the consumption of the newest month's year so far in one line: "1.409 kWh da gennaio a ottobre". */
export function usedSoFar(
  { from, to, total }: LastMonths["year"],
  unit: ConsumptionUnit,
  words: WordsOf<typeof lastMonthMessages>,
  { fillDates, formatMonthName, formatQuantity }: Formats,
): string {
  const [first = "", last = ""] = [from, to].map((month) => formatMonthName(month));
  const quantity = formatQuantity(total, unit, 0);
  return first === last
    ? fillDates(words.inMonth, { quantity, month: last })
    : fillDates(words.fromTo, { quantity, from: first, to: last });
}
