import { sumKnown } from "../charts/sumKnown.ts";
import { addDays, firstDayOf, monthOf, toMonth } from "../data/dates.ts";

/** Time bands of electricity (a flat price counts as F1), or the origin of the values if there are no bands (CS-03). */
export const consumptionSeries = ["F1", "F2", "F3", "real", "estimated"] as const;
export type ConsumptionSeries = (typeof consumptionSeries)[number];

/** kWh for electricity, Smc (standard cubic metres) for gas. */
export const consumptionUnits = ["kWh", "Smc"] as const;
export type ConsumptionUnit = (typeof consumptionUnits)[number];

/** Origins of a reading: read by the distributor, estimated (CS-03), read by the customer, taken at activation. */
export const readingOrigins = ["distributor", "estimate", "customer", "start", "unknown"] as const;
export type ReadingOrigin = (typeof readingOrigins)[number];

export interface ConsumptionValue {
  series: ConsumptionSeries;
  /** Quantity in the supply's unit. Null, or a value that is not a finite number, is missing: it is shown as a gap, never as zero. */
  quantity: number | null;
  /** True for an estimated value (MA), false for a read one (LG). @default true for the series "estimated", else false */
  estimated?: boolean | undefined;
}

export interface ConsumptionMonth {
  /** "YYYY-MM", in Rome. */
  month: string;
  values: readonly ConsumptionValue[];
}

/** Data of chart, table and summary. */
export interface ConsumptionData {
  /** Calendar year. */
  year: number;
  /** Months in any order. Those of other years are ignored. */
  months: readonly ConsumptionMonth[];
  unit: ConsumptionUnit;
  /** Months of the previous year, for comparison. */
  previousYear?: readonly ConsumptionMonth[] | undefined;
  /** First month of the filter, 1 to 12. @default 1 */
  monthFrom?: number | undefined;
  /** Last month of the filter, 1 to 12. @default 12 */
  monthTo?: number | undefined;
}

interface KnownValue {
  series: ConsumptionSeries;
  quantity: number | null;
  estimated: boolean;
}

/** One of the twelve months, with its values in order and their total. */
export interface MonthTotal {
  /** "YYYY-MM". */
  month: string;
  /** True if the month is inside the filter. */
  asked: boolean;
  values: readonly KnownValue[];
  /** Null if no value is known. */
  total: number | null;
  /** Estimated part of the total. */
  estimated: number;
  /** Total of the same month in the previous year. */
  before: number | null;
  /** True if it has no data because it is not over, or its data are on their way. */
  coming: boolean;
}

export interface ConsumptionYear {
  year: number;
  /** January to December. */
  months: readonly MonthTotal[];
  /** Series with values, in the order of `consumptionSeries`, with their total and their share in whole percent. */
  series: readonly { series: ConsumptionSeries; total: number; share: number | null }[];
  total: number | null;
  estimated: number;
  /** Months with data, in order. */
  known: readonly MonthTotal[];
  /** Months without data between the first and the last month with data. */
  missing: readonly MonthTotal[];
  highest: MonthTotal | null;
  /** Total of the previous year in the months of `known`, or null if one of them is missing. */
  before: number | null;
  /** Change in whole percent compared with the previous year, over the months that both years have and that are over; negative for less. */
  change: { percent: number; months: number } | null;
}

/** Sorts unknown series last, so that they are still part of the total. */
const order = (series: ConsumptionSeries) => consumptionSeries.indexOf(series) + (consumptionSeries.includes(series) ? 0 : 99);

/**
 * Adds up the values of each series, read and estimated ones separately. For a supply without bands, a missing value beside a known one is
 * not a gap.
 */
function mergeValues(values: readonly ConsumptionValue[]): KnownValue[] {
  const merged = new Map<string, { value: KnownValue; quantities: (number | null)[] }>();
  for (const { series, quantity, estimated = series === "estimated" } of values) {
    const key = `${series} ${estimated}`;
    const entry = merged.get(key) ?? { value: { series, quantity: null, estimated }, quantities: [] };
    entry.quantities.push(quantity);
    merged.set(key, entry);
  }
  return [...merged.values()]
    .map(({ value, quantities }) => ({ ...value, quantity: sumKnown(quantities) }))
    .filter(({ series, quantity }) => quantity !== null || (series !== "real" && series !== "estimated"))
    .sort((a, b) => order(a.series) - order(b.series) || Number(a.estimated) - Number(b.estimated));
}

const valuesOf = (months: readonly ConsumptionMonth[], month: string) =>
  mergeValues(months.filter((each) => each.month === month).flatMap(({ values }) => values));
const sum = (values: readonly { quantity: number | null }[]) => sumKnown(values.map(({ quantity }) => quantity));

/** Returns whole percentages that add up to 100 (largest remainder method). They are null if a part is negative or the total is zero. */
export function sharesOf(parts: readonly number[]): (number | null)[] {
  const total = parts.reduce((all, part) => all + part, 0);
  if (!(total > 0) || parts.some((part) => part < 0)) return parts.map(() => null);
  const exact = parts.map((part) => (part / total) * 100);
  const left = 100 - exact.reduce((all, share) => all + Math.floor(share), 0);
  const largest = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .sort((a, b) => b.remainder - a.remainder)
    .slice(0, left)
    .map(({ index }) => index);
  return exact.map((share, index) => Math.floor(share) + (largest.includes(index) ? 1 : 0));
}

/** Tells how many of the known values are estimated. Their sum would not tell, because a zero is read or estimated too. */
export function estimateOf(values: readonly Pick<ConsumptionValue, "quantity" | "estimated">[]): "none" | "part" | "all" {
  const known = values.filter(({ quantity }) => quantity !== null);
  if (!known.some(({ estimated }) => estimated)) return "none";
  return known.every(({ estimated }) => estimated) ? "all" : "part";
}

function changeOf(known: readonly MonthTotal[], today: string | undefined): ConsumptionYear["change"] {
  const isOver = ({ month }: MonthTotal) => today === undefined || month < monthOf(today);
  const both = known.filter((each) => each.before !== null && isOver(each));
  const [now, before] = [sumKnown(both.map(({ total }) => total)), sumKnown(both.map((month) => month.before))];
  if (now === null || before === null || before <= 0) return null;
  return { percent: Math.round((now / before - 1) * 100), months: both.length };
}

/** Returns the month before that of a day, "YYYY-MM". */
const monthBefore = (day: string): string => monthOf(addDays(firstDayOf(monthOf(day)), -1));

/**
 * Computes the twelve months and the totals of a year.
 * @param today "YYYY-MM-DD" in Rome: its month is not over and is not compared with the previous year, and the months from the one before it
 * on that have no data yet are "in arrivo". Without it every month is over
 */
export function addUp(data: ConsumptionData, today?: string): ConsumptionYear {
  const { year, months, previousYear = [], monthFrom = 1, monthTo = 12 } = data;
  const due = today === undefined ? undefined : monthBefore(today);
  const twelve = Array.from({ length: 12 }, (_, index): Omit<MonthTotal, "coming"> => {
    const asked = index + 1 >= monthFrom && index + 1 <= monthTo;
    const month = toMonth(year, index + 1);
    const values = asked ? valuesOf(months, month) : [];
    return {
      month,
      asked,
      values,
      total: sum(values),
      estimated: sum(values.filter(({ estimated }) => estimated)) ?? 0,
      before: asked ? sum(valuesOf(previousYear, toMonth(year - 1, index + 1))) : null,
    };
  });
  const lastKnown = twelve.findLast(({ total }) => total !== null)?.month ?? "";
  const all = twelve.map((each): MonthTotal => {
    const { asked, month } = each;
    return { ...each, coming: asked && due !== undefined && month > lastKnown && month >= due };
  });
  const known = all.filter(({ total }) => total !== null);
  const values = known.flatMap((month) => month.values);
  const series = [...new Set(values.map((value) => value.series))].sort((a, b) => order(a) - order(b));
  const totals = series.map((each) => sum(values.filter((value) => value.series === each)) ?? 0);
  const shares = sharesOf(totals);
  const [first = "", last = ""] = [known[0]?.month, known.at(-1)?.month];
  const highest = known.reduce<MonthTotal | null>((top, month) => (top && (top.total ?? 0) >= (month.total ?? 0) ? top : month), null);
  return {
    year,
    months: all,
    series: series.map((each, index) => ({ series: each, total: totals[index] ?? 0, share: shares[index] ?? null })),
    total: sum(values),
    estimated: sumKnown(known.map(({ estimated }) => estimated)) ?? 0,
    known,
    missing: all.filter(({ month, total }) => total === null && month > first && month < last),
    highest,
    before: known.every(({ before }) => before !== null) ? sumKnown(known.map(({ before }) => before)) : null,
    change: changeOf(known, today),
  };
}
