import type { PaymentStatus } from "@favilla/design-system/bills/paymentStatus.ts";
import { daysBetween } from "@favilla/design-system/data/dates.ts";
import type { Bill } from "../bill.ts";

/** How near the due date a bill to be paid is called "in scadenza". */
const soon = 7;
const newFor = 30;
/** A CSV exists for bills issued after this day. */
const lastDayWithoutCsv = "2025-06-30";

type Dates = Pick<Bill, "paymentDate" | "expiryDate">;

/**
 * The status by its dates: paid with a payment date, else not paid once its due date is past, else to be paid; a bill due
 * today is not past. With neither date it is unknown. Expiring and Expired come from the servers only (`AccountStatus`).
 * @param today the day in Rome
 */
export function paymentStatus({ paymentDate, expiryDate }: Dates, today: string): PaymentStatus {
  if (paymentDate) return "Paid";
  if (!expiryDate) return "Unknown";
  return expiryDate < today ? "NotPaid" : "ToBePaid";
}

/** The status as the portal words it: to be paid within seven days is "in scadenza". */
export function shownStatus(bill: Dates, today: string): PaymentStatus {
  const status = paymentStatus(bill, today);
  return status === "ToBePaid" && bill.expiryDate && daysBetween(today, bill.expiryDate) <= soon ? "Expiring" : status;
}

/** New for 30 days, the day of emission being the first. */
export function isNew({ emissionDate }: Pick<Bill, "emissionDate">, today: string): boolean {
  if (!emissionDate) return false;
  const age = daysBetween(emissionDate, today);
  return age >= 0 && age < newFor;
}

export const hasCsv = ({ emissionDate }: Pick<Bill, "emissionDate">): boolean => emissionDate !== null && emissionDate > lastDayWithoutCsv;
