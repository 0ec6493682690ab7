import type { Commodity } from "../data/commodity.ts";
import { daysBetween } from "../data/dates.ts";
import type { Day, Euros, SupplyCode } from "../data/kinds.ts";
import type { ReportedPayment } from "./billFacts.ts";
import type { BillLineKind } from "./billLine.ts";

/** The server's account status, or "Unknown" for an undocumented code. */
export type AccountStatus = "Paid" | "Expiring" | "Expired" | "NotPaid" | "Unknown";

/** An instalment of a bill. Days are in Rome, "YYYY-MM-DD"; null means missing. */
export interface Instalment {
  number: number;
  /** Euros. */
  amount: Euros | null;
  expiryDate: Day | null;
  paymentDate: Day | null;
}

/** A part of a bill's total. */
export interface DetailedBill {
  supplyCode: SupplyCode | null;
  /** Text of the server. */
  type: string | null;
  /** Euros. */
  amount: Euros | null;
  /** Product code, for instance OP470. */
  vas: string | null;
  kind: BillLineKind;
  /** In `unit`; null if the server does not say. */
  quantity: number | null;
  /** For instance kWh, Smc or giorni. */
  unit: string | null;
  /** Euros per unit, unrounded. */
  unitPrice: number | null;
}

/**
 * A bill (BL-16, BL-19). Dates are calendar days in Rome, "YYYY-MM-DD"; null if the server sends none, a placeholder or an invalid date.
 * Amounts are in euros.
 */
export interface Bill {
  id: number;
  number: string;
  year: number;
  /** Name that the server gives to the supply. */
  name: string | null;
  commodity: Commodity;
  /** Code of the supply. Null for a document of no supply. */
  supplyCode: SupplyCode | null;
  contractNumber: string | null;
  /** First and last day of the billed period. */
  periodFrom: Day | null;
  periodTo: Day | null;
  emissionDate: Day | null;
  expiryDate: Day | null;
  paymentDate: Day | null;
  referenceDate: Day | null;
  /** Payment method in the server's words. */
  paymentType: string | null;
  totalAmount: Euros | null;
  /** Euros that are still open, if the server tells: less what was paid in part, with interest. */
  balance?: Euros | null;
  supplyAmount: Euros | null;
  installmentAmount: Euros | null;
  installmentNumber: number;
  /** Notice code (codice avviso), by which the bill is paid. */
  paymentId: string | null;
  documentTypeCode: string | null;
  documentType: string | null;
  accountStatus: AccountStatus;
  /** A payment that the customer has reported on this device. */
  reported?: ReportedPayment | undefined;
  details: readonly DetailedBill[];
  rates: readonly Instalment[];
}

/** Tells whether a document is a credit note, by its type in words or by its code. */
export const isCreditNote = (type: string | null, code: string | null = null): boolean =>
  code === "NC" || /nota di credito/i.test(type ?? "");

const newFor = 30;

/** Tells whether a bill is new: for 30 days, counting the day of issue. */
export function isNew({ emissionDate }: Pick<Bill, "emissionDate">, today: Day): boolean {
  if (!emissionDate) return false;
  const age = daysBetween(emissionDate, today);
  return age >= 0 && age < newFor;
}

/** CSV files exist for bills issued after this day. */
const lastDayWithoutCsv = "2025-06-30";

export const hasCsv = ({ emissionDate }: Pick<Bill, "emissionDate">): boolean => emissionDate !== null && emissionDate > lastDayWithoutCsv;
