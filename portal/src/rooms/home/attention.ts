import type { Bill } from "../bills/bill.ts";
import { paymentModeOf } from "../bills/card/paying.ts";
import { shownStatus } from "../bills/card/paymentStatus.ts";

/** A bill whose day of payment is past, or comes within seven days. */
export interface DueBill extends Pick<Bill, "id" | "number" | "year" | "totalAmount" | "supplyCode"> {
  expiryDate: string;
  /** Its day is past. */
  late: boolean;
  /** It is debited by itself. */
  automatic: boolean;
}

/**
 * The bills to be paid that are past their day or fall due within seven, the oldest day first; a credit is none of them.
 * @param today the day in Rome
 */
export const toBePaid = (bills: readonly Bill[], today: string): DueBill[] =>
  bills
    .flatMap((bill) => {
      const { expiryDate, paymentType, totalAmount } = bill;
      const status = shownStatus(bill, today);
      const late = status === "NotPaid";
      if (!expiryDate || (totalAmount ?? 1) <= 0 || !(late || status === "Expiring")) return [];
      const mode = paymentModeOf(paymentType);
      return [{ ...bill, expiryDate, late, automatic: !late && (mode === "bank" || mode === "booklet") }];
    })
    .toSorted((one, other) => one.expiryDate.localeCompare(other.expiryDate));
