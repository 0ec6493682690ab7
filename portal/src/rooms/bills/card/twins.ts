import { daysBetween } from "@favilla/design-system/data/dates.ts";
import type { Bill } from "../bill.ts";

type Period = Pick<Bill, "id" | "number" | "supplyCode" | "commodity" | "periodFrom" | "periodTo" | "paymentDate">;

/** Fraction of the shorter period that both bills must share. Two bimonthly bills one month apart share half of it, or a day more. */
const nearlyWhole = 0.75;

/** Returns the number of days from one day to another, both included. */
const daysOf = (from: string, to: string) => daysBetween(from, to) + 1;

function samePeriod(one: Period, other: Period): boolean {
  const [from, to] = [String(one.periodFrom), String(one.periodTo)];
  const [otherFrom, otherTo] = [String(other.periodFrom), String(other.periodTo)];
  // Most periods share no day. String comparison avoids parsing dates for those.
  if (from >= otherTo || otherFrom >= to) return false;
  const shared = daysOf(from > otherFrom ? from : otherFrom, to < otherTo ? to : otherTo);
  return shared >= nearlyWhole * Math.min(daysOf(from, to), daysOf(otherFrom, otherTo));
}

/**
 * Finds another bill for the same supply and period, by the id of each open bill. A paid bill needs no comparison, but it can be the other
 * bill: then the open one may not be a debt.
 */
export function twinsOf<B extends Period>(bills: readonly B[]): Map<number, B> {
  const bySupply = new Map<string, B[]>();
  for (const bill of bills) {
    if (!bill.supplyCode || !bill.periodFrom || !bill.periodTo || bill.periodFrom >= bill.periodTo) continue;
    const key = `${bill.supplyCode} ${bill.commodity}`;
    const ofSupply = bySupply.get(key);
    if (ofSupply) ofSupply.push(bill);
    else bySupply.set(key, [bill]);
  }
  const twins = new Map<number, B>();
  for (const ofSupply of bySupply.values()) {
    for (const bill of ofSupply) {
      const twin = bill.paymentDate ? undefined : ofSupply.find((other) => other.id !== bill.id && samePeriod(bill, other));
      if (twin) twins.set(bill.id, twin);
    }
  }
  return twins;
}
