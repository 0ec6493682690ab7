import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";
import type { readingFormMessages } from "./formMessages.it.ts";
import { checkReading, compareReading, type ReadingComparison, type ReadingContext, readingDigits } from "./preview.ts";
import { formatMeter } from "./reading.ts";

type Words = typeof readingFormMessages.words;

/** One value of the form, of the meter or its converter, with the data to compare it with. */
export interface Counter extends ReadingContext {
  unit: "m³" | "Smc";
  /**
   * True for the cubic metres of a meter with a converter. At the pressure of its pipe one of them can be several Smc, so they say nothing
   * about what is billed.
   */
  converted?: boolean | undefined;
  text: string;
}

/** Compares the typed value. Returns undefined while it is not a possible reading. */
export const compared = ({ text, converted, ...context }: Counter): ReadingComparison | undefined =>
  checkReading(text, context.digits)
    ? undefined
    : compareReading(Number(readingDigits(text)), converted ? { ...context, expectedPerDay: undefined } : context);

/**
 * Formats a consumption in Smc: a cubic metre of the meter is approximately one, and a converter measures Smc exactly. Beside a converter the
 * meter's stay cubic metres.
 */
const quantityOf = (used: number, { unit, converted }: Counter, words: Words, formats: Formats) => {
  if (converted) return formatMeter(used, unit, formats);
  const measure = formats.formatQuantity(used, "Smc", 0);
  return unit === "Smc" ? measure : fill(words.about, { used: measure });
};

function writeUse(used: number, days: number | undefined, counter: Counter, words: Words, formats: Formats) {
  const values = { used: quantityOf(used, counter, words, formats), days: formats.formatNumber(days) };
  if (days === undefined) return fill(words.usedSince, values);
  if (days === 0) return fill(words.usedToday, values);
  return formats.formatCount(words.usedOne, words.usedOther, days, values);
}

/** Returns the consumption of a reading, "circa 94 Smc in 53 giorni", or undefined for a reading lower than the last one. */
export function previewText(counter: Counter, words: Words, formats: Formats = formatsOf()): string | undefined {
  const found = compared(counter);
  if (!found || found.kind === "lower") return undefined;
  return found.kind === "first" ? words.first : writeUse(found.used, found.days, counter, words, formats);
}

/** Returns what the meter has counted since the last reading, "+ 94 m³". Undefined for a reading lower than the last one, or a first one. */
export function differenceText(counter: Counter, words: Words, formats: Formats = formatsOf()): string | undefined {
  const found = compared(counter);
  return found && "used" in found ? fill(words.more, { used: formatMeter(found.used, counter.unit, formats) }) : undefined;
}

/**
 * Says that what is typed is lower than the last reading, as soon as it has as many digits: the first digits of any reading are lower.
 * Undefined otherwise.
 */
export function lowerText(counter: Counter, words: Words, formats: Formats = formatsOf()): string | undefined {
  const found = compared(counter);
  if (found?.kind !== "lower") return undefined;
  const before = Math.floor(found.last.value);
  const { length } = readingDigits(counter.text);
  if (length < String(before).length && length < counter.digits) return undefined;
  return fill(found.rollover ? words.lowerRollover : words.lower, { last: formatMeter(before, counter.unit, formats) });
}

/** Share of the usual consumption that counts as the same. */
const alike = 0.2;

/** Compares the consumption of a likely reading with that of the same days one year before. Undefined if that is not known. */
export function yearText(counter: Counter, words: Words): string | undefined {
  const found = compared(counter);
  const { expectedPerDay } = counter;
  if (found?.kind !== "usual" || expectedPerDay == null || found.days === undefined) return undefined;
  const expected = expectedPerDay * Math.max(found.days, 1);
  if (Math.abs(found.used - expected) <= alike * expected) return words.asBefore;
  return found.used > expected ? words.moreThanBefore : words.lessThanBefore;
}

/** Describes the last reading, which the new one is compared with, with its year unless that is the new one's (SR-38). */
export function lastText({ last, day }: Counter, words: Words, formats: Formats = formatsOf()): string | undefined {
  if (!last) return undefined;
  const values = { value: formats.formatNumber(Math.floor(last.value)), date: (last.date && formats.bareDayFrom(last.date, day)) ?? "" };
  return formats.fillDates(values.date ? words.last : words.lastNoDate, values);
}

/** Explains why a reading is unlikely, or returns undefined if it is not. */
export function doubtText(counter: Counter, words: Words, formats: Formats = formatsOf()): string | undefined {
  const found = compared(counter);
  if (!found || found.kind === "first" || found.kind === "usual") return undefined;
  const { unit, text } = counter;
  if (found.kind !== "lower")
    return fill(found.kind === "high" ? words.doubtHigh : words.doubtLow, {
      used: writeUse(found.used, found.days, counter, words, formats),
      expected: formats.formatQuantity(found.expected, "Smc", 0),
    });
  const lower = fill(words.doubtLower, {
    value: formatMeter(Number(readingDigits(text)), unit, formats),
    last: formatMeter(Math.floor(found.last.value), unit, formats),
  });
  if (!found.rollover) return lower;
  return `${lower} ${fill(words.doubtRollover, { used: writeUse(found.rollover.used, found.rollover.days, counter, words, formats) })}`;
}
