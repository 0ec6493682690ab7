import type { ReadingOrigin } from "@favilla/design-system/consumption/consumption.ts";
import { monthNumber, parseDate, yearOf } from "@favilla/design-system/data/dates.ts";
import * as z from "zod/mini";
import { parseQuantity } from "../../platform/edge/amount.ts";
import { field, needed, optionalText, parseRows } from "../../platform/edge/edge.ts";
import { ApiError } from "../../platform/errors/errors.ts";

/** Spellings of a flat price in the server's responses. */
const mono = ["MONO", "MONORARIO", "F0"];

/** Returns the time band F1, F2 or F3. A flat price is F1; an unknown code is null. */
export function zoneOf(code: unknown): Zone | null {
  const known = typeof code === "string" ? code.trim().toUpperCase() : "";
  return mono.includes(known) ? "F1" : (zones.find((zone) => zone === known) ?? null);
}

/** Origins of a reading by the server's codes (CS-03). */
const origins = new Map<string | null, ReadingOrigin>([
  ["LG", "distributor"],
  ["MA", "estimate"],
  ["AL", "customer"],
  ["AT", "start"],
]);

const originOf = (code: string | null): ReadingOrigin => origins.get(code) ?? "unknown";

const figure = field(parseQuantity);

const rowSchema = z.pipe(
  z.object({
    date: needed(parseDate, "must be a date"),
    consumption: figure,
    reading: figure,
    zone: field(zoneOf),
    readingDesc: optionalText,
    readingCode: optionalText,
  }),
  z.transform(({ date, consumption, reading, zone, readingDesc, readingCode }) => ({
    /** Day in Rome, "YYYY-MM-DD". */
    date,
    year: yearOf(date),
    /** 1 to 12, in Rome. */
    month: monthNumber(date),
    /** kWh for electricity, Smc for gas. Negative if a reading corrects an estimate that was too high. */
    consumption,
    reading,
    zone,
    origin: originOf(readingCode),
    /** The server's words for the origin. */
    description: readingDesc,
  })),
);

/** A reading and the consumption up to it (CS-12). */
export type ConsumptionRow = z.infer<typeof rowSchema>;

const isOf = (componentCode: string) => (data: unknown) =>
  typeof data === "object" && data !== null && (data as { componentCode?: unknown }).componentCode === componentCode;

/** Tells whether a row is consumption. The server also sends peak power and other components (CS-05). */
const isConsumption = isOf("CO");

/** Tells whether the meter has a converter: then the cubic metres that it counts come as rows of their own. */
export const hasConverter = (items: readonly unknown[]): boolean => items.some(isOf("MI"));

/** Parses rows of consumption, sorted by date, then band. Rows of other components are ignored; rows without a day are reported. */
export function parseConsumption(items: unknown): ConsumptionRow[] {
  if (!Array.isArray(items)) throw new ApiError("consumption: unexpected shape", { reason: "body" });
  return inOrder(parseRows(rowSchema, items.filter(isConsumption), "consumption"));
}

/** Time bands. A flat price counts as F1; gas has none (CS-03). */
export const zones = ["F1", "F2", "F3"] as const;

export type Zone = (typeof zones)[number];

/** Latest reading of a supply. */
export interface LatestReading {
  /** One row per band. */
  rows: readonly ConsumptionRow[];
  /** True if the meter has a converter, whose readings are in standard cubic metres. */
  converter: boolean;
}

/** Tells whether a row is estimated. */
export const isEstimatedRow = ({ origin }: Pick<ConsumptionRow, "origin">): boolean => origin === "estimate";

const zoneOrder = (zone: Zone | null): number => (zone === null ? -1 : zones.indexOf(zone));

/** Sorts rows by date, then band. Rows of the same day and band keep their order. */
export const inOrder = (rows: readonly ConsumptionRow[]): ConsumptionRow[] =>
  rows.toSorted((a, b) => a.date.localeCompare(b.date) || zoneOrder(a.zone) - zoneOrder(b.zone));
