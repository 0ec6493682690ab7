import { daysBetween, parseDate } from "../data/dates.ts";

/** A reading that the distributor or the customer took, never an estimate. */
export interface RealReading {
  /** ISO day or timestamp. */
  date?: string | null | undefined;
  /** What the meter showed, m³; of a converter Smc. What is after the comma doesn't count. */
  value: number;
}

/** Why a text cannot be a reading of this meter. */
export type ReadingFault = "empty" | "notDigits" | "tooLong";

/** A text as it is sent, zeros in front included. Points and commas stay: what follows them must not become whole cubic metres. */
export const readingDigits = (text: string): string =>
  text
    .replace(/[\s\p{Cf}]/gu, "")
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** What is impossible, and nothing else: anything that the meter could show passes. Zeros in front count as digits. */
export function checkReading(text: string, digits: number): ReadingFault | undefined {
  const written = readingDigits(text);
  if (!written) return "empty";
  if (!/^\d+$/.test(written)) return "notDigits";
  return written.length > digits ? "tooLong" : undefined;
}

/** Whole calendar days in Rome from one day or timestamp to another, below zero backwards; undefined where either is no date. */
export function daysPassed(from: unknown, to: unknown): number | undefined {
  const [start, end] = [parseDate(from), parseDate(to)];
  return start && end ? daysBetween(start, end) : undefined;
}

export interface ReadingContext {
  /** The last real reading; null where there is none. */
  last: RealReading | null | undefined;
  /** Day of the new reading: ISO day or timestamp. */
  day: string;
  /** How many digits the meter shows before the comma. */
  digits: number;
  /** What the customer usually uses a day, in the meter's unit, for this time of the year. */
  expectedPerDay?: number | null | undefined;
}

interface Use {
  used: number;
  /** Undefined where the last reading has no date. */
  days: number | undefined;
}

/** A reading beside the last real one. Only `lower`, `low` and `high` are worth a question, and none of them forbids anything. */
export type ReadingComparison =
  | { kind: "first" }
  | ({ kind: "usual" } & Use)
  | ({ kind: "low" | "high"; expected: number } & Use)
  | {
      kind: "lower";
      last: RealReading;
      /** What was used if the meter went past its highest figure; undefined where that would be no less odd. */
      rollover: Use | undefined;
    };

/** Far outside is less than this part of what the days would use, or more than that many times it. */
const [least, most] = [0.3, 3];
/** So little either way is not worth a question. */
const slack = 5;

const isHigh = (used: number, expected: number) => used > most * expected + slack;
const isLow = (used: number, expected: number) => used < least * expected - slack;

/** Compares a reading with the last real one. */
export function compareReading(value: number, { last, day, digits, expectedPerDay }: ReadingContext): ReadingComparison {
  if (!last || !Number.isFinite(last.value)) return { kind: "first" };
  const before = Math.floor(last.value);
  const passed = daysPassed(last.date, day);
  // A last reading after this one says nothing of the days between.
  const days = passed === undefined || passed < 0 ? undefined : passed;
  // The same day is part of a day, not none.
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
