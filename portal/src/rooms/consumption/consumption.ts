import type { ConsumptionRow } from "./calls.ts";

export type { ConsumptionRow } from "./calls.ts";

/** The bands of the day; one price all day counts as F1, gas has none (CS-03). */
export const zones = ["F1", "F2", "F3"] as const;
export type Zone = (typeof zones)[number];

/** The latest reading of a supply. */
export interface LatestReading {
  /** One for each zone. */
  rows: readonly ConsumptionRow[];
  /** The meter has a converter: what was read are standard cubic metres. */
  converter: boolean;
}

/** Estimated (MA) rather than read. */
export const isEstimated = ({ readingCode }: Pick<ConsumptionRow, "readingCode">): boolean => readingCode === "MA";

const zoneOrder = (zone: Zone | null): number => (zone === null ? -1 : zones.indexOf(zone));

/** By date, then zone. Rows of one day and zone stay as they came. */
export const inOrder = (rows: readonly ConsumptionRow[]): ConsumptionRow[] =>
  rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : zoneOrder(a.zone) - zoneOrder(b.zone)));
