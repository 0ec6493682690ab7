import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";
import { isOwed } from "@favilla/design-system/bills/paymentStatus.ts";
import type { Bill } from "../bill.ts";
import { firstToPay } from "../card/billLink.ts";
import { isAutomatic } from "../card/paying.ts";
import { paymentStatus } from "../card/paymentStatus.ts";

const openStatuses = ["expiring", "expired"] as const;

/** Returns the part of a filter that open bills can match. */
export const openPartOf = (filter: BillFilterValue): BillFilterValue => ({
  ...filter,
  statuses: openStatuses.filter((status) => filter.statuses.includes(status)),
});

const noDate = "9999-12-31";

const isDebt = ({ totalAmount }: Bill) => isOwed(totalAmount);

/** Sorts open bills: debts before credits, then by due date; those without one come last. */
export const byUrgency = (bills: readonly Bill[]): Bill[] =>
  bills.toSorted(
    (one, other) =>
      Number(isDebt(other)) - Number(isDebt(one)) ||
      (one.expiryDate ?? noDate).localeCompare(other.expiryDate ?? noDate) ||
      one.id - other.id,
  );

/**
 * Returns the bills that the customer must pay, in the order of their due dates: not the ones that are debited automatically, unless
 * a debit was refused, and no credits.
 * @param today today in Rome
 */
export const toPay = (bills: readonly Bill[], today: string): Bill[] =>
  byUrgency(bills).filter((bill) => {
    const status = paymentStatus(bill, today);
    return isDebt(bill) && (status === "NotPaid" || (status === "ToBePaid" && !isAutomatic(bill)));
  });

/**
 * Finds the bill that an address asks to pay among those to pay: one that is paid, debited or a credit is not among them (BL-39).
 * @param requested its id, or `firstToPay`
 */
export const requestedOf = (due: readonly Bill[], requested: string): Bill | undefined =>
  requested === firstToPay ? due[0] : due.find(({ id }) => String(id) === requested);

/** Returns the sum of the bills in euros, or null if an amount is unknown. */
export function totalOf(bills: readonly Pick<Bill, "totalAmount">[]): number | null {
  const cents = bills.reduce((sum, { totalAmount }) => sum + Math.round((totalAmount ?? Number.NaN) * 100), 0);
  return Number.isFinite(cents) ? cents / 100 : null;
}
