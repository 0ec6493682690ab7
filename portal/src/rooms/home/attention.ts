import type { Bill } from "../bills/bill.ts";
import { paymentModeOf } from "../bills/card/paying.ts";
import { shownStatus } from "../bills/card/paymentStatus.ts";

/** A bill that is overdue or due within seven days. */
export interface DueBill extends Pick<Bill, "id" | "number" | "year" | "totalAmount" | "supplyCode"> {
  expiryDate: string;
  /** True if the due date has passed. */
  late: boolean;
  /** True if the bill is debited automatically. */
  automatic: boolean;
}

/**
 * Returns the unpaid bills that are overdue or due within seven days, oldest due date first, without credits.
 * @param today today in Rome
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
