import type { Schemas } from "../base/contract.ts";

/** A bill in the form of the wire. STATOPAGAMENTO is computed when the bill is read, from its dates and the clock. */
export type BillWire = Schemas["Bill"];
export type RateWire = Schemas["Rate"];
export type DetailWire = Schemas["BillDetail"];

/** A bill with the extra data that its documents need. */
export interface StoredBill {
  wire: BillWire;
  /** BOL30, RID30 or LIB30. */
  mode: string | null;
  /** A reminder was sent after the due date. */
  reminded: boolean;
}

/** The wire's "object or array" field as an array; empty if it is missing. */
export const many = <T>(value: T | T[] | null | undefined): T[] => (value === null || value === undefined ? [] : ([value].flat() as T[]));
