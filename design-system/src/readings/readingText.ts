import { formatDayMonth } from "../data/dates.ts";
import { formatNumber, formatQuantity } from "../data/format.ts";
import { fill } from "../theme/messages.ts";
import type { readingFormMessages } from "./formMessages.it.ts";
import { checkReading, compareReading, type ReadingComparison, type ReadingContext, readingDigits } from "./preview.ts";
import { formatMeter } from "./reading.ts";

type Words = typeof readingFormMessages.words;

/** One figure of the form, the meter's or its converter's, with what it is measured against. */
export interface Counter extends ReadingContext {
  unit: "m³" | "Smc";
  text: string;
}

/** What is typed, compared; undefined while it cannot be a reading. */
export const compared = ({ text, ...context }: Counter): ReadingComparison | undefined =>
  checkReading(text, context.digits) ? undefined : compareReading(Number(readingDigits(text)), context);

/** Cubic metres are nearly, and of a converter exactly, standard ones. */
const inSmc = (used: number, unit: Counter["unit"], words: Words) => {
  const measure = formatQuantity(used, "Smc", 0);
  return unit === "Smc" ? measure : fill(words.about, { used: measure });
};

function writeUse(used: number, days: number | undefined, unit: Counter["unit"], words: Words) {
  const values = { used: inSmc(used, unit, words), days: formatNumber(days) };
  if (days === undefined) return fill(words.usedSince, values);
  if (days === 0) return fill(words.usedToday, values);
  return fill(days === 1 ? words.usedOne : words.usedOther, values);
}

/** "circa 94 Smc in 53 giorni"; of a reading that is lower than the last there is nothing to say yet. */
export function previewText(counter: Counter, words: Words): string | undefined {
  const found = compared(counter);
  if (!found || found.kind === "lower") return undefined;
  return found.kind === "first" ? words.first : writeUse(found.used, found.days, counter.unit, words);
}

/** What the new reading is compared with. */
export function lastText({ last, unit }: Counter, words: Words): string | undefined {
  if (!last) return undefined;
  const values = { value: formatMeter(Math.floor(last.value), unit), date: formatDayMonth(last.date, { year: true }) ?? "" };
  return fill(values.date ? words.last : words.lastNoDate, values);
}

/** Why a reading that the meter could show is worth a second look; undefined where it isn't. */
export function doubtText(counter: Counter, words: Words): string | undefined {
  const found = compared(counter);
  if (!found || found.kind === "first" || found.kind === "usual") return undefined;
  const { unit, text } = counter;
  if (found.kind !== "lower")
    return fill(found.kind === "high" ? words.doubtHigh : words.doubtLow, {
      used: writeUse(found.used, found.days, unit, words),
      expected: formatQuantity(found.expected, "Smc", 0),
    });
  const lower = fill(words.doubtLower, {
    value: formatMeter(Number(readingDigits(text)), unit),
    last: formatMeter(Math.floor(found.last.value), unit),
  });
  if (!found.rollover) return lower;
  return `${lower} ${fill(words.doubtRollover, { used: writeUse(found.rollover.used, found.rollover.days, unit, words) })}`;
}
