import type { ReadingOrigin } from "./consumption.ts";

/** Time bands. A flat price counts as F1; gas has none (CS-03). */
export const zones = ["F1", "F2", "F3"] as const;
export type Zone = (typeof zones)[number];

/** A reading and the consumption up to it (CS-12). */
export interface ConsumptionRow {
  /** Day in Rome, "YYYY-MM-DD". */
  date: string;
  year: number;
  /** 1 to 12, in Rome. */
  month: number;
  /** kWh for electricity, Smc for gas. Negative if a reading corrects an estimate that was too high. */
  consumption: number | null;
  reading: number | null;
  zone: Zone | null;
  origin: ReadingOrigin;
  /** The server's words for the origin. */
  description: string | null;
}

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
