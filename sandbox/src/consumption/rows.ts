import type { Schemas } from "../base/contract.ts";
import { timestamp } from "../base/dates.ts";
import { figureAt, highestPower, isEstimated, isSilent, type Meter, readingDay, shownAtFirst } from "./meter.ts";
import { lastDay, monthOf } from "./months.ts";

export type ConsumptionRow = Schemas["ConsumptionRow"];

/** A reading that the customer sent and the distributor has accepted. */
export interface OwnReading {
  /** Day in Rome. */
  day: string;
  /** The figure that the bill counts: the converter's if there is one. */
  reading: number;
}

/** Returns the readings that a customer sent and the distributor accepted, by supply id. */
export type AcceptedReadings = (customer: string) => ReadonlyMap<string, readonly OwnReading[]>;

export const kinds = { LG: "LETTURA A GIRO", MA: "MEDIA / ACCONTO", AL: "AUTOLETTURA", AT: "ATTIVAZIONE" } as const;
type Kind = keyof typeof kinds;

interface Entry {
  day: string;
  code: Kind;
  /** One for each zone. */
  readings: readonly number[];
  month: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Every reading or estimate up to a day, from at least one before `from` on, in order. */
function entriesOf(meter: Meter, from: string, to: string, ownReadings: readonly OwnReading[]): Entry[] {
  const first = monthOf(meter.activated);
  const entries: Entry[] = ownReadings.map(({ day, reading }) => ({ day, code: "AL", readings: [reading], month: monthOf(day) }));
  // A month may have no reading, so the reading before the period may be two months earlier.
  const start = Math.max(first, monthOf(from) - 2);
  if (start === first)
    entries.push({ day: meter.activated, code: "AT", readings: meter.zones.map((_, zone) => shownAtFirst(meter, zone)), month: first });
  for (let month = start; month <= Math.min(monthOf(to), meter.last); month++) {
    const day = readingDay(meter, month);
    if (isSilent(meter, month) || day <= meter.activated) continue;
    const code = isEstimated(meter, month) ? "MA" : "LG";
    entries.push({ day, code, readings: meter.zones.map((_, zone) => figureAt(meter, zone, month)), month });
  }
  return entries.filter(({ day }) => day <= to).sort((a, b) => a.day.localeCompare(b.day));
}

function rowsOfEntry(meter: Meter, { day, code, readings, month }: Entry, before: Entry | undefined): ConsumptionRow[] {
  const common = { date: timestamp(day), readingDesc: kinds[code], readingCode: code };
  const factor = meter.converter ? 1 : meter.coefficient;
  const rows = meter.zones.map((zone, index): ConsumptionRow => {
    const reading = readings[index] ?? 0;
    return { componentCode: "CO", ...common, reading, consumption: round((reading - (before?.readings[index] ?? reading)) * factor), zone };
  });
  if (!meter.gas && code !== "AT")
    rows.push({ componentCode: "PO", ...common, reading: null, consumption: highestPower(meter, month), zone: null });
  if (meter.converter) {
    const metres = ([smc = 0]: readonly number[]) => bothOf(meter, smc).LetturaMisuratore;
    const reading = metres(readings);
    rows.push({ componentCode: "MI", ...common, reading, consumption: reading - metres(before?.readings ?? readings), zone: null });
  }
  return rows;
}

/** The rows of the days from one to another, oldest first; within a day the consumption by zone, then other components. */
export function rowsOf(meter: Meter, from: string, to: string, ownReadings: readonly OwnReading[] = []): ConsumptionRow[] {
  const entries = entriesOf(meter, from, to, ownReadings);
  return entries.flatMap((entry, index) => (entry.day < from ? [] : rowsOfEntry(meter, entry, entries[index - 1])));
}

/** Choice of the latest readings. */
export interface Latest {
  from: string;
  to: string;
  /** No estimates. */
  realOnly: boolean;
  /** All readings of the latest one's month. */
  wholeMonth: boolean;
}

/** The latest readings of consumption within the days: a row for each zone, none without a reading. */
export function latestOf(
  meter: Meter,
  { from, to, realOnly, wholeMonth }: Latest,
  ownReadings: readonly OwnReading[] = [],
): ConsumptionRow[] {
  const indexIn = (entries: readonly Entry[]) => entries.findLastIndex(({ day, code }) => day >= from && !(realOnly && code === "MA"));
  // It is nearly always in one of the last months: no need to go through all the days.
  const month = monthOf(to);
  const near = monthOf(from) < month - 1 ? lastDay(month - 2) : from;
  const recent = entriesOf(meter, near, to, ownReadings);
  const entries = (recent[indexIn(recent)]?.day ?? "") >= near ? recent : entriesOf(meter, from, to, ownReadings);
  const last = entries[indexIn(entries)];
  if (!last) return [];
  const isChosen = (entry: Entry) => entry === last || (wholeMonth && entry.day >= from && monthOf(entry.day) === monthOf(last.day));
  const rows = entries.flatMap((entry, index) => (isChosen(entry) ? rowsOfEntry(meter, entry, entries[index - 1]) : []));
  return rows.filter(({ componentCode }) => componentCode === "CO");
}

/** The last real reading up to a day, never an estimate: its day and the meter's figure. */
export function lastReal(meter: Meter, to: string, ownReadings: readonly OwnReading[]): { day: string; reading: number } | null {
  const found = entriesOf(meter, meter.activated, to, ownReadings).findLast(({ code }) => code !== "MA");
  return found ? { day: found.day, reading: found.readings[0] ?? 0 } : null;
}

/** A reading as a gas meter shows it: cubic metres, and standard cubic metres with a converter. */
export const bothOf = (meter: Meter, reading: number): { LetturaMisuratore: number; LetturaConvertitore: number | null } =>
  meter.converter
    ? { LetturaMisuratore: Math.round(reading / meter.coefficient), LetturaConvertitore: reading }
    : { LetturaMisuratore: reading, LetturaConvertitore: null };

/** The use that a bill of the days counts: the sum of the consumption rows, by zone; one number without zones. */
export function usedIn(meter: Meter, from: string, to: string): number | Record<string, number> {
  const rows = rowsOf(meter, from, to).filter(({ componentCode }) => componentCode === "CO");
  const sum = (zone: string | null) =>
    round(rows.filter((row) => row.zone === zone).reduce((total, { consumption }) => total + Number(consumption), 0));
  const [first = null] = meter.zones;
  return meter.zones.length === 1 ? sum(first) : Object.fromEntries(meter.zones.map((zone) => [zone, sum(zone)]));
}
