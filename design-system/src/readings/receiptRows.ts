import { daysPassed } from "./preview.ts";
import type { SentReading } from "./reading.ts";

/** A meter before and after a sent reading. */
export interface ReceiptRow {
  register: "meter" | "converter";
  unit: "m³" | "Smc";
  before: number | null;
  after: number | null;
  /** Consumption between the two. Undefined if a value is missing, or if the meter counts less than before. */
  used: number | undefined;
}

/** The last real reading before a sent one. */
export interface ReadingBefore {
  /** ISO day or timestamp. */
  date?: string | null | undefined;
  value: number | null;
  converterValue?: number | null | undefined;
}

function usedSince(before: number | null, after: number | null): number | undefined {
  if (before === null || after === null || !Number.isFinite(before) || !Number.isFinite(after)) return undefined;
  const used = after - Math.floor(before);
  return used >= 0 ? used : undefined;
}

/** Returns the registers of a receipt: the meter, and its converter if it has one. */
export function receiptRows(
  { value, converterValue }: Pick<SentReading, "value" | "converterValue">,
  before: ReadingBefore | null | undefined,
): ReceiptRow[] {
  const row = (register: ReceiptRow["register"], unit: ReceiptRow["unit"], from: number | null, to: number | null): ReceiptRow => ({
    register,
    unit,
    before: from,
    after: to,
    used: usedSince(from, to),
  });
  const meter = row("meter", "m³", before?.value ?? null, value);
  return converterValue == null ? [meter] : [meter, row("converter", "Smc", before?.converterValue ?? null, converterValue)];
}

/** Returns the days between two readings, or undefined if one has no date or they are not in order. */
export function daysBetweenReadings(before: ReadingBefore | null | undefined, sentAt: unknown): number | undefined {
  const days = daysPassed(before?.date, sentAt);
  return days !== undefined && days >= 0 ? days : undefined;
}
