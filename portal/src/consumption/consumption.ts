/** The bands of the day; one price all day counts as F1, gas has none (spec §9). */
export const zones = ["F1", "F2", "F3"] as const;
export type Zone = (typeof zones)[number];

/** A reading and what was consumed up to it (spec §3). */
export interface ConsumptionRow {
  /** Day in Rome, "YYYY-MM-DD". */
  date: string;
  year: number;
  /** 1 to 12, in Rome. */
  month: number;
  /** kWh of electricity, Smc of gas; below zero where a reading corrects an estimate that went too far. */
  consumption: number | null;
  reading: number | null;
  zone: Zone | null;
  readingDesc: string | null;
  /** LG read by the distributor, MA estimated, AL read by the customer. */
  readingCode: string | null;
}

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
