import type { SamePeriodBill } from "@favilla/design-system/bills/SamePeriodCallout.tsx";
import { twinsOf as libraryTwinsOf } from "@favilla/design-system/bills/twins.ts";
import type { Bill } from "../bill.ts";
import { isCreditNote } from "../billCodes.ts";
import { billHref } from "./billLink.ts";
import { stateOf } from "./billState.ts";

/** Returns each bill once, in the order in which they come. */
const eachOnce = (bills: readonly Bill[]) => [...new Map(bills.map((bill) => [bill.id, bill])).values()];

/**
 * Finds the other bills for the same supply and period, by the id of each open bill (`twinsOf` of the library). A bill that comes several times
 * counts once.
 * @param today today in Rome
 */
export function twinsOf(bills: readonly Bill[], today: string): ReadonlyMap<number, readonly Bill[]> {
  const periods = eachOnce(bills).map((bill) => {
    const { open } = stateOf(bill, today);
    return {
      bill,
      id: bill.id,
      supplyCode: bill.supplyCode,
      commodity: bill.commodity,
      period: { from: bill.periodFrom, to: bill.periodTo },
      isOpen: open === null || open > 0,
      // Nothing is owed of a document in credit or of zero, whatever it is called.
      creditNote: isCreditNote(bill.documentType, bill.documentTypeCode) || (bill.totalAmount !== null && bill.totalAmount <= 0),
      lines: bill.details,
    };
  });
  return new Map([...libraryTwinsOf(periods)].map(([id, others]) => [Number(id), others.map((other) => other.bill)]));
}

/** Converts bills for the callout that names them. */
export const namedTwins = (bills: readonly Bill[], today: string): SamePeriodBill[] =>
  bills.map((bill) => {
    const { status, amount, day } = stateOf(bill, today);
    return { id: bill.id, amount, day: day ?? bill.expiryDate, paid: status === "Paid", href: billHref(bill) };
  });

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
