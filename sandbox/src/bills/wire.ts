import type { Schemas } from "../base/contract.ts";
import { dayOf } from "../base/dates.ts";

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
  /** Fields of the statement that the bill does not tell: a payment in part, interest. */
  account?: Partial<AccountWire> | undefined;
}

export type AccountWire = Schemas["AccountBalance"];

/** The instalments that are not paid. */
export const unpaidRates = ({ RATE }: BillWire): RateWire[] => listOf(RATE?.RATA).filter(({ DATAPAGAMENTO }) => !dayOf(DATAPAGAMENTO));

/** Day on which what is still unpaid is due: that of the next unpaid instalment, else of the document. */
export function dueDay(wire: BillWire): string | null {
  const days = unpaidRates(wire).flatMap(({ DATASCADENZA }) => dayOf(DATASCADENZA) ?? []);
  return days.sort()[0] ?? dayOf(wire.DATASCADENZA);
}

/** Day on which all of a document was paid: a server may say so of the document, or only of each instalment. */
export function paidDay(wire: BillWire): string | null {
  const days = listOf(wire.RATE?.RATA).flatMap(({ DATAPAGAMENTO }) => dayOf(DATAPAGAMENTO) ?? []);
  const all = days.length > 0 && unpaidRates(wire).length === 0;
  return dayOf(wire.DATAPAGAMENTO) ?? (all ? (days.sort().at(-1) ?? null) : null);
}

/** The wire's "object or array" field as an array; empty if it is missing. */
export const listOf = <T>(value: T | T[] | null | undefined): T[] => (value === null || value === undefined ? [] : ([value].flat() as T[]));
