import type { ReadingOrigin } from "@favilla/design-system/consumption/consumption.ts";
import { type ConsumptionRow, inOrder, type Zone, zones } from "@favilla/design-system/consumption/consumptionRow.ts";
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
  z.transform(
    ({ date, consumption, reading, zone, readingDesc, readingCode }): ConsumptionRow => ({
      date,
      year: yearOf(date),
      month: monthNumber(date),
      consumption,
      reading,
      zone,
      origin: originOf(readingCode),
      description: readingDesc,
    }),
  ),
);

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
