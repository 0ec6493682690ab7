import { daysBetween, parseDate } from "../data/dates.ts";
import type { CountedLine } from "./billLine.ts";

/** A bill as far as its period and service tell whether another bill is for the same. */
export interface PeriodBill {
  id: string | number;
  /** Code of the supply, and the energy or service that is billed. */
  supplyCode: string | null;
  commodity: string;
  /** First and last day, "YYYY-MM-DD". */
  period: { from: string | null; to: string | null };
  /** False once it is paid. */
  isOpen: boolean;
  creditNote: boolean;
  lines: readonly CountedLine[];
}

/** Fraction of the shorter period that both bills must share. Two bimonthly bills one month apart share half of it, or a day more. */
const nearlyWhole = 0.75;

interface Days {
  from: string;
  to: string;
}

const daysOf = ({ from, to }: Days) => daysBetween(from, to) + 1;

function periodOf({ period: { from, to } }: PeriodBill): Days | null {
  return from && to && from < to && parseDate(from) && parseDate(to) ? { from, to } : null;
}

function isSamePeriod(one: Days, other: Days): boolean {
  if (one.from >= other.to || other.from >= one.to) return false;
  const shared = daysOf({ from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to });
  return shared >= nearlyWhole * Math.min(daysOf(one), daysOf(other));
}

/** A bill that takes back use has already counted what was billed before: both are to be paid. */
const isRecalculation = ({ lines }: PeriodBill) => lines.some(({ kind, quantity }) => kind === "energy" && (quantity ?? 0) < 0);

/** Services, such as a boiler's assistance, are bought one by one: two of them for one period are two debts. */
const isEnergy = ({ commodity }: PeriodBill) => commodity === "electricity" || commodity === "gas" || commodity === "dual";

const canBeTwin = (bill: PeriodBill) =>
  Boolean(bill.supplyCode) && isEnergy(bill) && !bill.creditNote && !isRecalculation(bill) && periodOf(bill) !== null;

/** Two paid bills ask for nothing, so they join nothing. */
function areTwins(one: PeriodBill, other: PeriodBill): boolean {
  if (!one.isOpen && !other.isOpen) return false;
  const [days, otherDays] = [periodOf(one), periodOf(other)];
  return days !== null && otherDays !== null && isSamePeriod(days, otherDays);
}

/** Returns the bills that are joined to the first of them, directly or through others. */
function groupOf<B extends PeriodBill>(bills: readonly B[]): ReadonlySet<B> {
  const group = new Set(bills.slice(0, 1));
  // Members that are added meanwhile are visited too.
  for (const member of group) for (const other of bills) if (!group.has(other) && areTwins(member, other)) group.add(other);
  return group;
}

/**
 * Finds the other bills for the same supply and period, by the id of each open bill. They are a group of which each open bill names all
 * others: a bill for the whole year joins the bills that it covers. A paid bill has none itself, but it can be the other one: then the open
 * bill may not be a debt.
 */
export function twinsOf<B extends PeriodBill>(bills: readonly B[]): Map<B["id"], readonly B[]> {
  const bySupply = new Map<string, B[]>();
  for (const bill of bills.filter(canBeTwin)) {
    const key = `${bill.supplyCode} ${bill.commodity}`;
    const ofSupply = bySupply.get(key);
    if (ofSupply) ofSupply.push(bill);
    else bySupply.set(key, [bill]);
  }
  const twins = new Map<B["id"], readonly B[]>();
  for (const ofSupply of bySupply.values()) {
    let left: readonly B[] = ofSupply;
    while (left.length > 1) {
      const group = groupOf(left);
      const inOrder = left.filter((bill) => group.has(bill));
      left = left.filter((bill) => !group.has(bill));
      if (inOrder.length < 2) continue;
      for (const bill of inOrder)
        if (bill.isOpen)
          twins.set(
            bill.id,
            inOrder.filter((other) => other !== bill),
          );
    }
  }
  return twins;
}
