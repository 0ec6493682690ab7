import { sumKnown } from "../charts/sumKnown.ts";
import type { ReadingOrigin } from "./consumption.ts";

/** A meter reading and the consumption up to it (CS-12). */
export interface ConsumptionReading {
  id: string;
  /** ISO day or timestamp, shown as DD/MM/YYYY in Rome's time zone. */
  date: string;
  /** Time band: "F1", "F2" or "F3". Null if there are none. */
  zone: string | null;
  /** Value of the meter. */
  reading: number | null;
  /** Consumption in the supply's unit. */
  consumption: number | null;
  /** Origin of the reading. For `unknown`, `description` is shown. */
  origin: ReadingOrigin;
  /** Description of the origin in the server's words. */
  description?: string | null | undefined;
  /** True for the reading at which the period starts: its consumption is before the period and does not count. @default false */
  initial?: boolean | undefined;
}

/** From the first to the last reading of a band, with the consumption between them. */
export interface ReadingSpan {
  zone: string | null;
  from: number;
  to: number;
  /** Sum of the consumption after the first reading, in the supply's unit. Gas is billed in other cubic metres than the meter's. */
  consumption: number;
}

/**
 * Returns the span of each band, in the order of the readings. A band whose first or last reading is unknown has none: its readings would
 * not show what was used.
 */
export const readingSpans = (readings: readonly ConsumptionReading[]): ReadingSpan[] =>
  [...new Set(readings.map(({ zone }) => zone))].flatMap((zone) => {
    const ofZone = readings.filter((reading) => reading.zone === zone);
    const [first, last] = [ofZone[0], ofZone.at(-1)];
    const isStart = first?.initial || first?.origin === "start";
    if (!first || !last || first === last || !isStart || first.reading === null || last.reading === null) return [];
    const consumption = sumKnown(ofZone.slice(1).map((reading) => reading.consumption));
    return consumption === null ? [] : [{ zone, from: first.reading, to: last.reading, consumption }];
  });
