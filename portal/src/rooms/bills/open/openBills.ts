import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";
import type { BillState } from "@favilla/design-system/bills/billState.ts";
import type { Bill } from "../bill.ts";
import { firstToPay } from "../card/billLink.ts";
import { type OpenFacts, stateOf } from "../card/billState.ts";

const openStatuses = ["expiring", "expired"] as const;

/** Returns the part of a filter that open bills can match. */
export const openPartOf = (filter: BillFilterValue): BillFilterValue => ({
  ...filter,
  statuses: openStatuses.filter((status) => filter.statuses.includes(status)),
});

const noDate = "9999-12-31";

/**
 * Sorts open bills: debts before credits, then by what is due next of each; those without a due date come last.
 * @param today today in Rome
 */
export const byUrgency = <B extends OpenFacts & Pick<Bill, "id">>(bills: readonly B[], today: string): B[] =>
  bills
    .map((bill) => ({ bill, state: stateOf(bill, today) }))
    .sort(
      (one, other) =>
        Number(isCredit(one.state)) - Number(isCredit(other.state)) ||
        (one.state.day ?? noDate).localeCompare(other.state.day ?? noDate) ||
        one.bill.id - other.bill.id,
    )
    .map(({ bill }) => bill);

const isCredit = ({ open }: BillState) => open !== null && open <= 0;

/**
 * Returns the bills that the customer must pay, in the order of their due dates: not the ones that are debited automatically, unless
 * a debit was refused, and no credits.
 * @param today today in Rome
 */
export const toPay = <B extends OpenFacts & Pick<Bill, "id">>(bills: readonly B[], today: string): B[] =>
  byUrgency(bills, today).filter((bill) => stateOf(bill, today).payer === "customer");

/**
 * Finds the bill that an address asks to pay among those to pay: one that is paid, debited or a credit is not among them (BL-39).
 * @param requested its id, or `firstToPay`
 */
export const requestedOf = (due: readonly Bill[], requested: string): Bill | undefined =>
  requested === firstToPay ? due[0] : due.find(({ id }) => String(id) === requested);

/** Returns the sum of what is due next of each bill, in euros, or null if an amount is unknown. */
export function totalOf(bills: readonly OpenFacts[], today: string): number | null {
  const cents = bills.reduce((sum, bill) => sum + Math.round((stateOf(bill, today).amount ?? Number.NaN) * 100), 0);
  return Number.isFinite(cents) ? cents / 100 : null;
}
