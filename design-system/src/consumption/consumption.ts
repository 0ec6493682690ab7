import { sumKnown } from "../charts/layoutBars.ts";
import { toMonth } from "../data/dates.ts";

/** Zones of electricity (one price all day counts as F1), or what a reading is worth where there are no zones (CS-03). */
export const consumptionSeries = ["F1", "F2", "F3", "real", "estimated"] as const;
export type ConsumptionSeries = (typeof consumptionSeries)[number];

/** kWh of electricity, Smc of gas (standard cubic metres). */
export const consumptionUnits = ["kWh", "Smc"] as const;
export type ConsumptionUnit = (typeof consumptionUnits)[number];

export interface ConsumptionValue {
  series: ConsumptionSeries;
  /** In the supply's unit. null, and what is no finite number, is missing: a gap, never zero. */
  quantity: number | null;
  /** Estimated (MA) rather than read (LG). @default true of the series "estimated", else false */
  estimated?: boolean | undefined;
}

export interface ConsumptionMonth {
  /** "YYYY-MM", in Rome. */
  month: string;
  values: readonly ConsumptionValue[];
}

/** What chart, table and sentence are made of: all three from this. */
export interface ConsumptionData {
  /** The calendar year. */
  year: number;
  /** In any order; months of other years are left out. */
  months: readonly ConsumptionMonth[];
  unit: ConsumptionUnit;
  /** The months of the year before, to compare with. */
  previousYear?: readonly ConsumptionMonth[] | undefined;
  /** First month asked for, 1 to 12. @default 1 */
  monthFrom?: number | undefined;
  /** Last month asked for, 1 to 12. @default 12 */
  monthTo?: number | undefined;
}

interface KnownValue {
  series: ConsumptionSeries;
  quantity: number | null;
  estimated: boolean;
}

/** One of the twelve months, with its values in order and added up. */
export interface MonthTotal {
  /** "YYYY-MM". */
  month: string;
  /** Within the months asked for. */
  asked: boolean;
  values: readonly KnownValue[];
  /** null where nothing is known. */
  total: number | null;
  /** Of the total. */
  estimated: number;
  /** The total of the same month a year before. */
  before: number | null;
}

export interface ConsumptionYear {
  year: number;
  /** January to December. */
  months: readonly MonthTotal[];
  /** Those that have a value, in the order of `consumptionSeries`, with their sum and share of all in whole percents. */
  series: readonly { series: ConsumptionSeries; total: number; share: number | null }[];
  total: number | null;
  estimated: number;
  /** Months with data, in order. */
  known: readonly MonthTotal[];
  /** Months without data between the first and the last that have some. */
  missing: readonly MonthTotal[];
  highest: MonthTotal | null;
  /** Over the months that both years know: whole percents more (or, below zero, less) than before. */
  change: { percent: number; months: number } | null;
}

/** A series that is not known comes last, so that nothing is left out of a sum. */
const order = (series: ConsumptionSeries) => consumptionSeries.indexOf(series) + (consumptionSeries.includes(series) ? 0 : 99);

/** One value of each series, read and estimated apart. Without zones, what is missing beside a known value is not a gap. */
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

/** Whole percents that make 100 together (largest remainders); null where a part is below zero or nothing was used. */
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

function changeOf(known: readonly MonthTotal[]): ConsumptionYear["change"] {
  const both = known.filter(({ before }) => before !== null);
  const [now, before] = [sumKnown(both.map(({ total }) => total)), sumKnown(both.map((month) => month.before))];
  if (now === null || before === null || before <= 0) return null;
  return { percent: Math.round((now / before - 1) * 100), months: both.length };
}

/** Twelve months and what they come to. */
export function addUp({ year, months, previousYear = [], monthFrom = 1, monthTo = 12 }: ConsumptionData): ConsumptionYear {
  const all = Array.from({ length: 12 }, (_, index): MonthTotal => {
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
    change: changeOf(known),
  };
}
