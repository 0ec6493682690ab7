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

/**
 * Finds the other bills for the same supply and period, by the id of each open bill. A paid bill has none itself, but it can be the other one:
 * then the open bill may not be a debt.
 */
export function twinsOf<B extends PeriodBill>(bills: readonly B[]): Map<B["id"], readonly B[]> {
  const bySupply = new Map<string, B[]>();
  for (const bill of bills.filter(canBeTwin)) {
    const key = `${bill.supplyCode} ${bill.commodity}`;
    const group = bySupply.get(key);
    if (group) group.push(bill);
    else bySupply.set(key, [bill]);
  }
  const twins = new Map<B["id"], readonly B[]>();
  for (const group of bySupply.values()) {
    for (const bill of group) {
      const days = periodOf(bill);
      if (!bill.isOpen || !days) continue;
      const found = group.filter((other) => other.id !== bill.id && isSamePeriod(days, periodOf(other) ?? days));
      if (found.length > 0) twins.set(bill.id, found);
    }
  }
  return twins;
}
