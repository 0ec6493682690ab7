import { daysBetween, parseDate } from "../data/dates.ts";

/** A reading by the distributor or the customer, never an estimate. */
export interface RealReading {
  /** ISO day or timestamp. */
  date?: string | null | undefined;
  /** Value of the meter in m³, or of a converter in Smc. Decimals are ignored. */
  value: number;
}

/** Reason why a text is not a possible reading of this meter. */
export type ReadingFault = "empty" | "notDigits" | "tooLong";

/** Normalizes a text for sending; leading zeros are kept. Points and commas stay, so that decimals do not become whole cubic metres. */
export const readingDigits = (text: string): string =>
  text
    .replace(/[\s\p{Cf}]/gu, "")
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Returns why a reading is impossible, or undefined. Every reading that the meter could show is accepted. Leading zeros count as digits.
 */
export function checkReading(text: string, digits: number): ReadingFault | undefined {
  const written = readingDigits(text);
  if (!written) return "empty";
  if (!/^\d+$/.test(written)) return "notDigits";
  return written.length > digits ? "tooLong" : undefined;
}

/**
 * Returns the number of calendar days in Rome between two days or timestamps, negative if `to` is earlier. Undefined if either is not a
 * date.
 */
export function daysPassed(from: unknown, to: unknown): number | undefined {
  const [start, end] = [parseDate(from), parseDate(to)];
  return start && end ? daysBetween(start, end) : undefined;
}

export interface ReadingContext {
  /** The last real reading, or null. */
  last: RealReading | null | undefined;
  /** Day of the new reading, as ISO day or timestamp. */
  day: string;
  /** Number of digits before the comma. */
  digits: number;
  /** Usual daily consumption at this time of the year, in the meter's unit. */
  expectedPerDay?: number | null | undefined;
}

interface Use {
  used: number;
  /** Undefined if the last reading has no date. */
  days: number | undefined;
}

/**
 * Result of comparing a reading with the last real one. The form asks for confirmation of `lower`, `low` and `high`, but forbids none of
 * them.
 */
export type ReadingComparison =
  | { kind: "first" }
  | ({ kind: "usual" } & Use)
  | ({ kind: "low" | "high"; expected: number } & Use)
  | {
      kind: "lower";
      last: RealReading;
      /** Consumption if the meter passed its highest value and restarted at zero. Undefined if that would be just as unlikely. */
      rollover: Use | undefined;
    };

/** A consumption is unlikely below this fraction, or above this multiple, of the usual one. */
const [leastShare, mostShare] = [0.3, 3];
/** Difference that is too small to ask about. */
const slack = 5;

const isHigh = (used: number, expected: number) => used > mostShare * expected + slack;
const isLow = (used: number, expected: number) => used < leastShare * expected - slack;

/** Compares a reading with the last real one. */
export function compareReading(value: number, { last, day, digits, expectedPerDay }: ReadingContext): ReadingComparison {
  if (!last || !Number.isFinite(last.value)) return { kind: "first" };
  const before = Math.floor(last.value);
  const passed = daysPassed(last.date, day);
  // A last reading with a later date gives no number of days.
  const days = passed === undefined || passed < 0 ? undefined : passed;
  // The same day counts as one day, so that the expected consumption is not zero.
  const expected = expectedPerDay != null && days !== undefined ? expectedPerDay * Math.max(days, 1) : undefined;
  if (value < before) {
    const limit = 10 ** digits;
    const used = limit - before + value;
    const plausible = before < limit && (expected === undefined ? used <= limit / 10 : !isHigh(used, expected));
    return { kind: "lower", last, rollover: plausible ? { used, days } : undefined };
  }
  const use = { used: value - before, days };
  if (expected !== undefined && isHigh(use.used, expected)) return { kind: "high", expected, ...use };
  if (expected !== undefined && isLow(use.used, expected)) return { kind: "low", expected, ...use };
  return { kind: "usual", ...use };
}
