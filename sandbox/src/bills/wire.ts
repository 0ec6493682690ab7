import type { Schemas } from "../contract.ts";

/** A bill in the form of the wire. STATOPAGAMENTO is computed when the bill is read, from its dates and the clock. */
export type BillWire = Schemas["Bill"];
export type RateWire = Schemas["Rate"];
export type DetailWire = Schemas["BillDetail"];
export type Amount = Schemas["Amount"];

/** A bill with the extra data that its documents need. */
export interface StoredBill {
  wire: BillWire;
  /** BOL30, RID30 or LIB30. */
  mode: string | null;
  /** A reminder was sent after the due date. */
  reminded: boolean;
}

/** The dates that mean "no date" in old records (BL-03). */
export const placeholders = ["0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z"] as const;

/** Euros of a wire amount; null if it cannot be read. */
export function euros(amount: Amount | undefined): number | null {
  const value = typeof amount === "string" ? Number.parseFloat(amount.replace(",", ".")) : amount;
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}

/** The wire's "object or array" field as an array; empty if it is missing. */
export const many = <T>(value: T | T[] | null | undefined): T[] => (value === null || value === undefined ? [] : ([value].flat() as T[]));
