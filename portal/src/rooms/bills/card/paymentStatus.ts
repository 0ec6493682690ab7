import type { PaymentStatus } from "@favilla/design-system/bills/paymentStatus.ts";
import { daysBetween } from "@favilla/design-system/data/dates.ts";
import type { Bill } from "../bill.ts";

/** Number of days before the due date from which a bill is "in scadenza". */
const soon = 7;
const newFor = 30;
/** CSV files exist for bills issued after this day. */
const lastDayWithoutCsv = "2025-06-30";

type Dates = Pick<Bill, "paymentDate" | "expiryDate">;

/**
 * Computes the status from the dates: paid with a payment date, else not paid after the due date, else to be paid. On its due date a bill
 * is still to be paid. Without both dates the status is unknown. Expiring and Expired come only from the server (`AccountStatus`).
 * @param today today in Rome
 */
export function paymentStatus({ paymentDate, expiryDate }: Dates, today: string): PaymentStatus {
  if (paymentDate) return "Paid";
  if (!expiryDate) return "Unknown";
  return expiryDate < today ? "NotPaid" : "ToBePaid";
}

/** Returns the status that is displayed: a bill due within seven days is "in scadenza". */
export function shownPaymentStatus(bill: Dates, today: string): PaymentStatus {
  const status = paymentStatus(bill, today);
  return status === "ToBePaid" && bill.expiryDate && daysBetween(today, bill.expiryDate) <= soon ? "Expiring" : status;
}

/** Tells whether a bill is new: for 30 days, counting the day of issue. */
export function isNew({ emissionDate }: Pick<Bill, "emissionDate">, today: string): boolean {
  if (!emissionDate) return false;
  const age = daysBetween(emissionDate, today);
  return age >= 0 && age < newFor;
}

export const hasCsv = ({ emissionDate }: Pick<Bill, "emissionDate">): boolean => emissionDate !== null && emissionDate > lastDayWithoutCsv;
