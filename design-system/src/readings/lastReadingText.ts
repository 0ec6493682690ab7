import type { Commodity } from "../data/commodity.ts";
import type { Formats } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { readingsMessages } from "./messages.it.ts";
import { formatMeter } from "./reading.ts";

/** The last reading that is not an estimate. For electricity it has a value for each time band. */
export interface LastReading {
  /** ISO day or timestamp. */
  date?: string | null | undefined;
  /** Values of the meter in m³, or kWh for electricity. `zone` is the time band: "F1". */
  values: readonly { zone?: string | undefined; value: number | null }[];
  /** True if the values are from the meter's converter, in Smc. @default false */
  converter?: boolean | undefined;
}

/** Returns the values of a last reading with their bands, "F1: 11.882 kWh", and its day, "31 ott 2026". */
export function lastReadingText(
  commodity: Commodity,
  lastReading: LastReading | null | undefined,
  words: WordsOf<typeof readingsMessages>,
  formats: Formats,
): { values: string[]; date: string | undefined } {
  const volume = lastReading?.converter ? "Smc" : "m³";
  const unit = commodity === "gas" ? volume : "kWh";
  const values = (lastReading?.values ?? []).map(({ zone, value }) => {
    const measure = formatMeter(value, unit, formats);
    return zone ? fill(words.zone, { zone, value: measure }) : measure;
  });
  return { values, date: formats.formatDayMonth(lastReading?.date, { year: true, short: true }) };
}
