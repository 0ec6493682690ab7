import { type DueDate, dueTone } from "@favilla/design-system/bills/dueDate.ts";
import { isOwed } from "@favilla/design-system/bills/paymentStatus.ts";
import { addDays } from "@favilla/design-system/data/dates.ts";
import type { TagTone } from "@favilla/design-system/feedback/Tag.tsx";
import type { Bill } from "../bills/bill.ts";
import { paymentModeOf } from "../bills/card/paying.ts";
import { paymentStatus } from "../bills/card/paymentStatus.ts";
import { toPay } from "../bills/open/openBills.ts";
import type { ReadingDue } from "./readingDue.ts";

type Facts = Pick<Bill, "paymentDate" | "expiryDate" | "paymentType" | "totalAmount">;

/** Number of days after today whose due dates are shown. */
export const daysAhead = 60;

/** Tells whether money is owed for a bill: it is not paid, and it is no credit. */
export const isOpenBill = (bill: Facts): boolean => !bill.paymentDate && isOwed(bill.totalAmount);

/** Tells whether an open bill is debited without the customer's doing. A debit whose day has passed did not work: the customer must pay. */
export function awaitsDebit(bill: Facts, today: string): boolean {
  const mode = paymentModeOf(bill.paymentType);
  return (mode === "bank" || mode === "booklet") && paymentStatus(bill, today) !== "NotPaid";
}

/** Tone of an open bill in a list. */
export const billTone = (bill: Facts, today: string): TagTone =>
  bill.expiryDate ? dueTone({ day: bill.expiryDate, kind: awaitsDebit(bill, today) ? "debit" : "pay" }, today) : "neutral";

/** A day after all others, for a bill without a due date. */
const never = "9999-12-31";

/** Returns the open bills, the oldest due date first. */
const openByDueDate = (bills: readonly Bill[]): Bill[] =>
  bills.filter(isOpenBill).toSorted((one, other) => (one.expiryDate ?? never).localeCompare(other.expiryDate ?? never));

/** A due date with the bill that it is about. */
export interface BillDue extends DueDate {
  /** Null for a reading. */
  bill: Bill | null;
}

/** Returns the due dates that have passed or come in the next 60 days, the oldest first: bills to pay, debits, ends of reading windows. */
export function dueDates(
  bills: readonly Bill[],
  readings: readonly ReadingDue[],
  { today, nameOf }: { today: string; nameOf: (bill: Bill) => string },
): BillDue[] {
  const last = addDays(today, daysAhead);
  const ofBills = openByDueDate(bills).flatMap((bill): BillDue[] => {
    const { id, expiryDate: day, totalAmount: amount } = bill;
    if (!day || day > last) return [];
    return [{ id: `bill ${id}`, day, kind: awaitsDebit(bill, today) ? "debit" : "pay", name: nameOf(bill), amount, bill }];
  });
  const ofReadings = readings.flatMap(({ supplyId, day, name }): BillDue[] =>
    day < today || day > last ? [] : [{ id: `reading ${supplyId}`, day, kind: "reading", name, bill: null }],
  );
  return [...ofBills, ...ofReadings].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Number of bills on the home page. */
const shown = 3;

/** Returns the bills of the home page: those to pay by urgency, the other open ones, then the newest. */
export function billsToShow(open: readonly Bill[], latest: readonly Bill[], today: string): Bill[] {
  const all = [...toPay(open, today), ...openByDueDate(open), ...latest];
  return [...new Map(all.map((bill) => [bill.id, bill])).values()].slice(0, shown);
}
