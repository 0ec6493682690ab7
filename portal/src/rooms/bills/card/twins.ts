import { daysBetween } from "@favilla/design-system/data/dates.ts";
import type { Bill } from "../bill.ts";

type Period = Pick<Bill, "id" | "number" | "supplyCode" | "commodity" | "periodFrom" | "periodTo" | "paymentDate">;

/** How much of the shorter period both are for. Two bimonthly bills a month apart share half of it, or a day more. */
const nearlyWhole = 0.75;

/** Days from one to another, the last one counted too. */
const daysOf = (from: string, to: string) => daysBetween(from, to) + 1;

function samePeriod(one: Period, other: Period): boolean {
  const [from, to] = [String(one.periodFrom), String(one.periodTo)];
  const [otherFrom, otherTo] = [String(other.periodFrom), String(other.periodTo)];
  // Most share no day at all: no date is read for those.
  if (from >= otherTo || otherFrom >= to) return false;
  const shared = daysOf(from > otherFrom ? from : otherFrom, to < otherTo ? to : otherTo);
  return shared >= nearlyWhole * Math.min(daysOf(from, to), daysOf(otherFrom, otherTo));
}

/**
 * Another bill for the same supply and period, by the id of each bill that is still open: who has paid has nothing to compare any more.
 * One that is paid can be another's twin, since then the open one may not be a debt.
 */
export function twinsOf<B extends Period>(bills: readonly B[]): Map<number, B> {
  const bySupply = new Map<string, B[]>();
  for (const bill of bills) {
    if (!bill.supplyCode || !bill.periodFrom || !bill.periodTo || bill.periodFrom >= bill.periodTo) continue;
    const key = `${bill.supplyCode} ${bill.commodity}`;
    const own = bySupply.get(key);
    if (own) own.push(bill);
    else bySupply.set(key, [bill]);
  }
  const twins = new Map<number, B>();
  for (const own of bySupply.values()) {
    for (const bill of own) {
      const twin = bill.paymentDate ? undefined : own.find((other) => other.id !== bill.id && samePeriod(bill, other));
      if (twin) twins.set(bill.id, twin);
    }
  }
  return twins;
}
