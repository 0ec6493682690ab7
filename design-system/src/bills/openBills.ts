import type { Bill } from "./bill.ts";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import type { BillState } from "./billState.ts";
import { type OpenFacts, stateOf } from "./stateOf.ts";

const openStatuses = ["expiring", "expired"] as const;

/** Returns the part of a filter that open bills can match. */
export const openPartOf = (filter: BillFilterValue): BillFilterValue => ({
  ...filter,
  statuses: openStatuses.filter((status) => filter.statuses.includes(status)),
});

/** Returns a filter without what the state of an open bill answers: its status, who pays it, and the day on which it is due. */
export const withoutState = (filter: BillFilterValue): BillFilterValue => {
  const { statuses, payer, expireDateFrom, expireDateTo } = defaultBillFilter;
  return { ...filter, statuses, payer, expireDateFrom, expireDateTo };
};

/** Tells whether a bill is open and matches what `withoutState` leaves out of a filter. */
export function matchesState(bill: OpenFacts, { statuses, payer, expireDateFrom, expireDateTo }: BillFilterValue, today: string): boolean {
  const state = stateOf(bill, today);
  const isDay = (expireDateFrom === null && expireDateTo === null) || state.day !== null;
  const day = state.day ?? "";
  return (
    state.status !== "Paid" &&
    statuses.includes(state.late ? "expired" : "expiring") &&
    (!payer || state.payer === payer) &&
    isDay &&
    (expireDateFrom === null || day >= expireDateFrom) &&
    (expireDateTo === null || day <= expireDateTo)
  );
}

const ranks = { customer: 0, reported: 1, debit: 2 };
const noDate = "9999-12-31";

/** Orders open bills by who settles them: the customer, the customer as is reported, a debit, nobody as far as is known, and last credits. */
function rankOf({ open, payer }: BillState): number {
  if (payer !== null) return ranks[payer];
  return open === null || open > 0 ? 3 : 4;
}

/**
 * Sorts open bills: those that the customer pays, those reported as paid, those that are debited, the others, credits; each by what is due next, those without a due
 * date last.
 * @param today today in Rome
 */
export const byUrgency = <B extends OpenFacts & Pick<Bill, "id">>(bills: readonly B[], today: string): B[] =>
  bills
    .map((bill) => ({ bill, state: stateOf(bill, today) }))
    .sort(
      (one, other) =>
        rankOf(one.state) - rankOf(other.state) ||
        (one.state.day ?? noDate).localeCompare(other.state.day ?? noDate) ||
        one.bill.id - other.bill.id,
    )
    .map(({ bill }) => bill);

/** Puts open bills, by urgency, before the others, each once. */
export function openFirst<B extends OpenFacts & Pick<Bill, "id">>(bills: readonly B[], open: readonly B[], today: string): B[] {
  const first = byUrgency(open, today);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...bills.filter(({ id }) => !ids.has(id))];
}

/**
 * Returns the bills that the customer must pay, in the order of their due dates: not the ones that are debited automatically, unless
 * a debit was refused, and no credits.
 * @param today today in Rome
 */
export const toPay = <B extends OpenFacts & Pick<Bill, "id">>(bills: readonly B[], today: string): B[] =>
  byUrgency(bills, today).filter((bill) => stateOf(bill, today).payer === "customer");

/** Returns the sum of what is due next of each bill, in euros, or null if an amount is unknown. */
export function totalOf(bills: readonly OpenFacts[], today: string): number | null {
  const cents = bills.reduce((sum, bill) => sum + Math.round((stateOf(bill, today).amount ?? Number.NaN) * 100), 0);
  return Number.isFinite(cents) ? cents / 100 : null;
}
