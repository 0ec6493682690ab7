import { addMonths, firstDayOf, lastDayOf, monthOf } from "../data/days.ts";
import type { Cents, Day, Month } from "../data/kinds.ts";
import { type ContractPrice, type PriceBand, type PriceChange, samePrices } from "./contract.ts";

/** A reading with the consumption up to it, as far as a price needs it. */
export interface UsedRow {
  date: Day;
  /** kWh or Smc; negative where it corrects an estimate. Null where it is not known. */
  consumption: number | null;
  zone: Exclude<PriceBand, "F23"> | null;
  /** "estimate" for one that is estimated. */
  origin: string;
}

/** Thousandths of a kWh or Smc, by band; "none" is use without a band. Sums of whole numbers lose nothing. */
type UseByBand = Readonly<Record<Exclude<PriceBand, "F23"> | "none", number>>;

/** Use of twelve months without a gap. */
export interface YearOfUse {
  from: Month;
  to: Month;
  milli: UseByBand;
  /** True if a part of it is estimated. */
  estimated: boolean;
}

const monthsOfYear = 12;

/** Months that the newest month may be behind today's. */
const mostBehind = 4;

/** Returns the days to load on a day: they contain the twelve months, however late the newest is. */
export const daysOfUse = (today: Day): { from: Day; to: Day } => ({
  from: firstDayOf(addMonths(monthOf(today), -monthsOfYear - mostBehind)),
  to: lastDayOf(addMonths(monthOf(today), -1)),
});

/**
 * Adds up the twelve months that end with the newest month of the rows. The month of today is not over and is left out. Undefined where a month
 * has no row, or one whose consumption nobody knows, where the newest month is more than four months ago, and where a sum is negative.
 * @param today today in Rome
 */
export function yearOfUse(rows: readonly UsedRow[], today: Day): YearOfUse | undefined {
  const past = rows.filter(({ date }) => monthOf(date) < monthOf(today));
  const to = past.reduce<Month>((newest, { date }) => (monthOf(date) > newest ? monthOf(date) : newest), "");
  if (to === "" || to < addMonths(monthOf(today), -mostBehind)) return undefined;
  const from = addMonths(to, 1 - monthsOfYear);
  const own = past.filter(({ date }) => monthOf(date) >= from);
  if (new Set(own.map(({ date }) => monthOf(date))).size < monthsOfYear || own.some(({ consumption }) => consumption === null))
    return undefined;
  const milli = { F1: 0, F2: 0, F3: 0, none: 0 };
  for (const { zone, consumption } of own) milli[zone ?? "none"] += Math.round((consumption ?? 0) * 1000);
  if (Object.values(milli).some((sum) => sum < 0)) return undefined;
  return { from, to, milli, estimated: own.some(({ origin }) => origin === "estimate") };
}

/** Returns kWh or Smc of a year of use. */
export const totalUse = ({ milli }: YearOfUse): number => Object.values(milli).reduce((sum, each) => sum + each, 0) / 1000;

/** Returns the use that a price is for. Undefined where the use is not told by band. */
function milliOf(band: PriceBand | null, { milli }: YearOfUse): number | undefined {
  const { F1, F2, F3, none } = milli;
  if (band === null) return F1 + F2 + F3 + none;
  // With a price of every hour all use is counted in F1: then nobody knows its bands.
  if (none > 0 || F2 + F3 === 0) return undefined;
  return band === "F23" ? F2 + F3 : milli[band];
}

/** The cost of a year at a price. The parts add up to `total`. */
export interface YearCost {
  energy: Cents;
  fixed: Cents;
  total: Cents;
}

/** Prices that are for each hour, once. */
const wholeSets = ["", "F1,F2,F3", "F1,F23"];

/** Thousandths of a unit times millionths of a euro, in a cent. */
const partsOfCent = 10_000_000;

/**
 * Returns what a year of use costs at a price, without transport, charges and taxes. It is rounded once, to the cent. Undefined where a price is
 * not known, or the use of one of its bands.
 */
export function yearCost({ units, perYear }: ContractPrice, use: YearOfUse): YearCost | undefined {
  const bands = units.map(({ band }) => band ?? "").sort();
  if (perYear === null || units.length === 0 || !wholeSets.includes(bands.join())) return undefined;
  let parts = 0;
  for (const { band, perUnit } of units) {
    const milli = milliOf(band, use);
    if (milli === undefined) return undefined;
    parts += milli * Math.round(perUnit * 1_000_000);
  }
  const [energy, fixed] = [Math.round(parts / partsOfCent), Math.round(perYear * 100)];
  return { energy, fixed, total: energy + fixed };
}

/** Tells whether any part of a price becomes higher. Undefined where the prices cannot be compared part by part. */
export function isRise({ before, after }: Pick<PriceChange, "before" | "after">): boolean | undefined {
  if (!samePrices(before, after)) return undefined;
  const old = new Map(before.units.map(({ band, perUnit }) => [band, perUnit]));
  return after.units.some(({ band, perUnit }) => perUnit > (old.get(band) ?? perUnit)) || (after.perYear ?? 0) > (before.perYear ?? 0);
}
