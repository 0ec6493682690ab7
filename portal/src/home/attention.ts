import type { Bill } from "../bills/bill.ts";
import { paymentModeOf } from "../bills/paying.ts";
import { shownStatus } from "../bills/paymentStatus.ts";

/** A bill that is due within seven days. */
export interface DueBill extends Pick<Bill, "id" | "number" | "year" | "totalAmount" | "supplyCode"> {
  expiryDate: string;
  /** It is debited by itself. */
  automatic: boolean;
}

/**
 * The bills to be paid that fall due within seven days, the nearest first; a credit is none of them.
 * @param today the day in Rome
 */
export const dueSoon = (bills: readonly Bill[], today: string): DueBill[] =>
  bills
    .flatMap((bill) => {
      const { expiryDate, paymentType, totalAmount } = bill;
      if (!expiryDate || (totalAmount ?? 1) <= 0 || shownStatus(bill, today) !== "Expiring") return [];
      const mode = paymentModeOf(paymentType);
      return [{ ...bill, expiryDate, automatic: mode === "bank" || mode === "booklet" }];
    })
    .toSorted((one, other) => one.expiryDate.localeCompare(other.expiryDate));
