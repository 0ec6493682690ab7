import type { ConsumptionRow, Zone } from "@favilla/design-system/consumption/consumptionRow.ts";
import { supplies } from "../sample/supplies.ts";

/** The year that the page shows first. */
export const currentYear = 2026;

/** Rows of a year in one band, a month each, from January on. */
const yearOf = (year: number, zone: Zone | null, quantities: readonly number[]): ConsumptionRow[] =>
  quantities.map((consumption, index) => ({
    ...{ year, zone, consumption, month: index + 1, date: new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10) },
    ...{ reading: null, origin: "distributor", description: null },
  }));

const rows = [
  [
    ...yearOf(2025, "F1", [184, 173, 161, 142, 130, 153, 201, 216, 160, 143, 151, 178]),
    ...yearOf(2026, "F1", [174, 164, 153, 134, 123, 144, 190, 205, 151, 138]),
  ],
  [
    ...yearOf(2025, null, [190, 166, 128, 70, 31, 14, 10, 0, 12, 52, 121, 178]),
    ...yearOf(2026, null, [182, 160, 122, 64, 28, 13, 10, 0, 11, 48]),
  ],
];

/** The supplies of the sample with their consumption: give the page those of your server. */
export const measured = supplies.map((supply, index) => ({ ...supply, rows: rows[index] ?? [] }));
