import type { BillState } from "./billState.ts";
import type { SamePeriodBill } from "./SamePeriodCallout.tsx";
import { twinsOf as libraryTwinsOf } from "./twins.ts";
import type { Bill } from "../../../portal/src/rooms/bills/bill.ts";
import { isCreditNote } from "../../../portal/src/rooms/bills/billCodes.ts";
import { billHref } from "../../../portal/src/rooms/bills/card/billLink.ts";
import { stateOf } from "./stateOf.ts";

/** Returns each bill once, in the order in which they come. */
const eachOnce = (bills: readonly Bill[]) => [...new Map(bills.map((bill) => [bill.id, bill])).values()];

/** Facts of a bill, or of a document of the statement, that tell its period. */
type PeriodFacts = Pick<Bill, "id" | "supplyCode" | "commodity" | "periodFrom" | "periodTo">;

/** Nothing is owed of a document in credit or of zero, whatever it is called. */
const isOwed = (total: number | null) => total === null || total > 0;

/** Converts a document for the library, which finds those for the same period. */
export const ofPeriod = <B extends PeriodFacts>(
  bill: B,
  {
    state: { open },
    total,
    creditNote,
    lines = [],
  }: { state: BillState; total: number | null; creditNote: boolean; lines?: Bill["details"] },
) => ({
  bill,
  id: bill.id,
  supplyCode: bill.supplyCode,
  commodity: bill.commodity,
  period: { from: bill.periodFrom, to: bill.periodTo },
  isOpen: open === null || open > 0,
  creditNote: creditNote || !isOwed(total),
  lines,
});

/**
 * Finds the other bills for the same supply and period, by the id of each open bill (`twinsOf` of the library). A bill that comes several times
 * counts once.
 * @param today today in Rome
 */
export function twinsOf(bills: readonly Bill[], today: string): ReadonlyMap<number, readonly Bill[]> {
  const periods = eachOnce(bills).map((bill) =>
    ofPeriod(bill, {
      state: stateOf(bill, today),
      total: bill.totalAmount,
      creditNote: isCreditNote(bill.documentType, bill.documentTypeCode),
      lines: bill.details,
    }),
  );
  return new Map([...libraryTwinsOf(periods)].map(([id, others]) => [Number(id), others.map((other) => other.bill)]));
}

const noDay = "9999-12-31";

/** Converts bills for the callout that names them: those to pay by urgency, then the paid ones. */
export const namedTwins = (bills: readonly Bill[], today: string): SamePeriodBill[] =>
  bills
    .map((bill) => {
      const { status, amount, day } = stateOf(bill, today);
      const paid = status === "Paid";
      return { id: bill.id, amount, day: day ?? bill.expiryDate, paid, issued: bill.emissionDate, href: billHref(bill) };
    })
    .toSorted((one, other) => Number(one.paid) - Number(other.paid) || (one.day ?? noDay).localeCompare(other.day ?? noDay));

/**
 * Returns the bills to pay that are for one period, with the others of the period, each period once.
 * @param due bills to pay, the most urgent first
 */
export function twinGroups(due: readonly Bill[], twins: ReadonlyMap<number, readonly Bill[]>): readonly Bill[][] {
  const seen = new Set<number>();
  return due.flatMap((bill) => {
    const others = twins.get(bill.id);
    if (!others || seen.has(bill.id)) return [];
    const group = [bill, ...others];
    for (const { id } of group) seen.add(id);
    return [group];
  });
}

/** Tells whether all bills to pay are for one period. */
export const areAllTwins = (due: readonly Bill[], [group, ...others]: readonly (readonly Bill[])[]): boolean =>
  group !== undefined && others.length === 0 && due.every(({ id }) => group.some((bill) => bill.id === id));

/** Returns the ids of the bills that another one comes before: of each period all but the most urgent one to pay, or all if one is paid. */
export function doubtfulOf(groups: readonly (readonly Bill[])[], today: string): ReadonlySet<number> {
  const rest = groups.map((group) => (group.some((bill) => stateOf(bill, today).status === "Paid") ? group : group.slice(1)));
  return new Set(rest.flat().map(({ id }) => id));
}
