import type { Supply } from "@favilla/contract/schema.ts";
import { dayOf } from "../base/dates.ts";
import { chance, seedOf } from "../base/random.ts";
import { lastDay, lastSunday, monthOf, monthOfYear, yearOf } from "./months.ts";
import { type Profile, profiles, seasons } from "./profiles.ts";

/** Zones of an electric meter, MONO for one price all day; null for gas. */
export type Zone = "F1" | "F2" | "F3" | "MONO" | null;

/**
 * A meter of the sample supplies. None of its readings is stored: they follow from the supply's code and the month, so that ten years of
 * 500 supplies cost nothing until they are requested, and a row is the same each time.
 */
export interface Meter extends Profile {
  seed: number;
  gas: boolean;
  zones: readonly Zone[];
  /** Day of activation. */
  activated: string;
  /** The last month that is read. */
  last: number;
  /** Sums of whole years by zone, as far as they are computed. */
  years: number[][];
}

/** Seeds of the random numbers, one for each purpose. */
const draw = { kind: 10, base: 20, year: 30, noise: 40, power: 50, size: 60 } as const;

/** Supplies that have ended have no readings from July 2025 on. */
const lastOfCeased = monthOf("2025-06-30");
const statusesWithoutMeter = ["Canceled", "UnderProcessing", "UnderProcessig"];

/** The meter of a supply; undefined if it has none, or is not active yet. */
export function meterOf(supply: Supply): Meter | undefined {
  const gas = supply.type === "Gas";
  const activated = dayOf(supply.activeFrom);
  if (!activated || (!gas && supply.type !== "Electric") || statusesWithoutMeter.includes(supply.status ?? "")) return undefined;
  const seed = seedOf(supply.supplyCode);
  const size = 0.5 + chance(seed, draw.size, 0);
  const profile: Profile = {
    yearly: gas ? [900 * size] : [640 * size, 480 * size, 760 * size],
    season: gas ? "heating" : "home",
    readOn: "monthEnd",
    silentMonth: chance(seed, draw.size, 1) < 0.1 ? 5 : 0,
    coefficient: 1,
    converter: false,
    digits: gas ? 5 : 6,
    overestimate: 0.35,
    ...profiles[supply.supplyCode],
  };
  const electricZones: readonly Zone[] = profile.yearly.length === 1 ? ["MONO"] : ["F1", "F2", "F3"];
  const zones = gas ? [null] : electricZones;
  const last = supply.status === "Ceased" ? lastOfCeased : Number.POSITIVE_INFINITY;
  return { ...profile, seed, gas, zones, activated, last, years: zones.map(() => [0]) };
}

/** The meter's figure on the day of activation. */
export const shownAtFirst = (meter: Meter, zone: number): number => Math.floor(chance(meter.seed, draw.base, zone) * 9000) + 1000;
/** A year's use varies by a tenth up or down. */
const annualUse = (meter: Meter, zone: number, year: number): number =>
  (meter.yearly[zone] ?? 0) * (0.9 + 0.2 * chance(meter.seed, draw.year + zone, year));

/** Use from the beginning of the year of activation to that of another year; each year is computed once. */
function usedInYears(meter: Meter, zone: number, year: number): number {
  const first = Number(meter.activated.slice(0, 4));
  const sums = meter.years[zone] ?? [0];
  for (let counted = sums.length; counted <= year - first; counted++)
    sums.push((sums.at(-1) ?? 0) + annualUse(meter, zone, first + counted - 1));
  return sums[Math.max(0, year - first)] ?? 0;
}

/** Shares of a year's use up to the end of each month. */
const shares = Object.fromEntries(
  Object.entries(seasons).map(([name, parts]) => {
    let sum = 0;
    return [name, parts.map((part) => (sum += part))];
  }),
) as Record<Profile["season"], number[]>;

/** Use from the beginning of the year of activation to the end of a month. */
const usedUntil = (meter: Meter, zone: number, month: number): number =>
  usedInYears(meter, zone, yearOf(month)) + (shares[meter.season][monthOfYear(month)] ?? 0) * annualUse(meter, zone, yearOf(month));

/** Tells whether a month's reading is an estimate ('MEDIA / ACCONTO'); gas meters are estimated more often. */
export const isEstimated = (meter: Meter, month: number): boolean =>
  month > monthOf(meter.activated) && chance(meter.seed, draw.kind, month) < (meter.gas ? 0.4 : 0.12);

export const isSilent = (meter: Meter, month: number): boolean => monthOfYear(month) + 1 === meter.silentMonth;

export const readingDay = (meter: Meter, month: number): string => (meter.readOn === "lastSunday" ? lastSunday(month) : lastDay(month));

/**
 * The meter's figure for a zone at a month's reading. The random part is smaller than the next month's use, so that the figure only grows.
 */
export function figureAt(meter: Meter, zone: number, month: number): number {
  const season = seasons[meter.season];
  const before = monthOf(meter.activated) - 1;
  const least = Math.min(season[monthOfYear(month)] ?? 0, season[monthOfYear(month + 1)] ?? 0) * (meter.yearly[zone] ?? 0) * 0.9;
  const beyond = isEstimated(meter, month) ? meter.overestimate : 0.35;
  const used = usedUntil(meter, zone, month) - usedUntil(meter, zone, before);
  return shownAtFirst(meter, zone) + Math.floor(used + beyond * least * chance(meter.seed, draw.noise + zone, month));
}

/** The meter's figure on any day, between the readings of two months. */
export function shownOn(meter: Meter, zone: number, day: string): number {
  const month = monthOf(day);
  const before = month <= monthOf(meter.activated) ? shownAtFirst(meter, zone) : figureAt(meter, zone, month - 1);
  const share = Number(day.slice(8)) / Number(lastDay(month).slice(8));
  return before + Math.floor((figureAt(meter, zone, month) - before) * Math.min(1, share));
}

/** Highest power drawn in a month, in kilowatts. */
export const highestPower = (meter: Meter, month: number): number => Math.round(12 + 16 * chance(meter.seed, draw.power, month)) / 10;
