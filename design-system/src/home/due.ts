import type { Bill } from "../bills/bill.ts";
import type { DueDate } from "../bills/dueDate.ts";
import { byUrgency, toPay } from "../bills/openBills.ts";
import { partIdOf, stateOf } from "../bills/stateOf.ts";
import { addDays } from "../data/dates.ts";
import { uniqueBy } from "../data/uniqueBy.ts";

/** A reading that can be sent now. */
export interface ReadingDue {
  supplyId: string;
  name: string;
  /** Month in which the window opens in Rome, "YYYY-MM". */
  month: string;
  /** Last day of the window in Rome, "YYYY-MM-DD". */
  day: string;
}

/** Bills that home needs. */
export interface HomeBills {
  /** The newest bills, paid or not. */
  latest: readonly Bill[];
  /** Bills that the servers gave besides: the other one for a period may be among them. */
  known?: readonly Bill[] | undefined;
  /** Every bill of which something is owed, by the customer or as a debit. */
  unpaid: readonly Bill[];
}

/** Number of newest bills on home. */
const latestCount = 3;

/** Returns the bills of home: the newest, and those of which something is owed (BL-86). Undefined without any. */
export function homeBills(newest: readonly Bill[], open: readonly Bill[], today: string): HomeBills | undefined {
  const latest = newest.slice(0, latestCount);
  const unpaid = open.filter((bill) => stateOf(bill, today).payer !== null);
  return latest.length === 0 && unpaid.length === 0 ? undefined : { latest, known: newest, unpaid };
}

/** Number of days after today whose due dates are shown. */
export const daysAhead = 60;

/** A due date with the bill that it is about. */
export interface BillDue extends DueDate {
  /** Null for a reading. */
  bill: Bill | null;
  /** The instalment of the bill that is due, of so many. Null for a bill that is paid at once. */
  instalment: { number: number; of: number } | null;
}

/**
 * Returns the due dates that have passed or come in the next 60 days, the oldest first: bills to pay, debits, ends of reading windows. Each
 * open instalment of a bill has its own.
 * @param doubtful ids of bills of which another one is for the same period
 */
export function dueDates(
  bills: readonly Bill[],
  readings: readonly ReadingDue[],
  { today, nameOf, doubtful }: { today: string; nameOf: (bill: Bill) => string; doubtful?: ReadonlySet<number> | undefined },
): BillDue[] {
  const last = addDays(today, daysAhead);
  const ofBills = byUrgency(bills, today).flatMap((bill) => {
    const state = stateOf(bill, today);
    const { parts, instalments } = state;
    return parts.flatMap((part): BillDue[] => {
      const { number, amount, day, payer } = part;
      if (!day || day > last) return [];
      const instalment = instalments && number !== null ? { number, of: instalments.of } : null;
      const kind = payer === "customer" ? "pay" : payer;
      const samePeriod = kind === "pay" && doubtful?.has(bill.id);
      return [{ id: partIdOf(bill, state, part), day, kind, name: nameOf(bill), amount, samePeriod, bill, instalment }];
    });
  });
  const ofReadings = readings.flatMap(({ supplyId, month, day, name }): BillDue[] =>
    day < today || day > last ? [] : [{ id: `reading ${supplyId} ${month}`, day, kind: "reading", name, bill: null, instalment: null }],
  );
  return [...ofBills, ...ofReadings].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Number of bills on the home page. */
const shownBills = 3;

/** Returns the bills of the home page: those to pay by urgency, the other open ones, then the newest. */
export function billsToShow(open: readonly Bill[], latest: readonly Bill[], today: string): Bill[] {
  const owed = byUrgency(open, today).filter((bill) => (stateOf(bill, today).open ?? 1) > 0);
  const all = [...toPay(owed, today), ...owed, ...latest];
  return uniqueBy(all, ({ id }) => id).slice(0, shownBills);
}
