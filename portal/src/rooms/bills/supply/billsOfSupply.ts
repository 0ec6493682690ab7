import type { Bill, PageOfBills } from "../bill.ts";
import { shownPaymentStatus } from "../card/paymentStatus.ts";

/** The bills of one supply, as its page says them. */
export interface BillsOfSupply {
  /** The newest bill. */
  last: Bill | undefined;
  /** Number of all its bills; undefined if the list has more bills than were requested. */
  count: number | undefined;
  /** Number of bills that must be paid. */
  unpaid: number;
}

const isUnpaid = (bill: Bill, today: string): boolean =>
  (bill.totalAmount ?? 1) > 0 && ["NotPaid", "Expiring", "ToBePaid"].includes(shownPaymentStatus(bill, today));

/**
 * Picks the bills of a supply, also those of which only a part is its own.
 * @param today today in Rome
 */
export function billsOfSupply({ bills, total }: PageOfBills, supplyCode: string | null, today: string): BillsOfSupply {
  const ofSupply = bills.filter(
    (bill) => bill.supplyCode === supplyCode || bill.details.some((detail) => detail.supplyCode === supplyCode),
  );
  const newestFirst = ofSupply.toSorted((one, other) => (other.emissionDate ?? "").localeCompare(one.emissionDate ?? ""));
  return {
    last: newestFirst[0],
    count: total > bills.length ? undefined : ofSupply.length,
    unpaid: ofSupply.filter((bill) => isUnpaid(bill, today)).length,
  };
}
