import { addDays, daysBetween, firstDayOf, lastDayOf, monthOf } from "../data/dates.ts";
import type { Supply } from "../supplies/supply.ts";
import type { Bill } from "./bill.ts";
import { suppliesOf } from "./toCard.ts";

/** The part of a bill that one supply costs. Amounts in cents: sums of them are exact. */
export interface SupplyBill {
  bill: Bill;
  /** First and last day that it is for. */
  from: string;
  to: string;
  cents: number;
}

/** Spending of a customer: for each supply its bills, oldest first. The key null holds what belongs to none of the customer's supplies. */
export interface Spending {
  bySupply: ReadonlyMap<string | null, readonly SupplyBill[]>;
  /** Bills without a date or an amount, which count nowhere. */
  uncounted: number;
}

const toCents = (euros: number): number => Math.round(euros * 100);

/**
 * Divides a bill among its supplies: each has its own lines, and the first also what no line explains, so that the parts add up to the
 * total, whatever the lines are. A credit note counts below zero.
 */
export function partsOf(bill: Bill, supplies: readonly Supply[]): Map<string | null, number> {
  const total = toCents(bill.totalAmount ?? 0);
  const billed = suppliesOf(bill, supplies);
  const [first, ...others] = billed;
  const parts = new Map<string | null, number>();
  let rest = total;
  for (const { id, supplyCode } of others) {
    const lines = bill.details.filter((line) => line.supplyCode !== null && line.supplyCode === supplyCode);
    const cents = lines.reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0);
    parts.set(id, cents);
    rest -= cents;
  }
  return parts.set(first?.id ?? null, rest);
}

/** Returns the days that a bill is for: its period, else the month in which it was issued. */
function periodOf({ periodFrom, periodTo, emissionDate }: Bill): { from: string; to: string } | undefined {
  if (periodFrom && periodTo && periodFrom <= periodTo) return { from: periodFrom, to: periodTo };
  if (!emissionDate) return undefined;
  const month = monthOf(emissionDate);
  return { from: firstDayOf(month), to: lastDayOf(month) };
}

/** Groups bills by supply. */
export function spendingOf(bills: readonly Bill[], supplies: readonly Supply[]): Spending {
  const bySupply = new Map<string | null, SupplyBill[]>();
  let uncounted = 0;
  for (const bill of bills) {
    const period = periodOf(bill);
    if (!period || bill.totalAmount === null) uncounted++;
    else for (const [id, cents] of partsOf(bill, supplies)) bySupply.set(id, [...(bySupply.get(id) ?? []), { bill, ...period, cents }]);
  }
  for (const list of bySupply.values()) list.sort((a, b) => a.to.localeCompare(b.to));
  return { bySupply, uncounted };
}

/** Divides a bill among the months of its period by their days. The parts add up to its cents. */
export function centsOfMonths({ from, to, cents }: Pick<SupplyBill, "from" | "to" | "cents">): [month: string, cents: number][] {
  const days = daysBetween(from, to) + 1;
  const months: [string, number][] = [];
  let given = 0;
  for (let day = from; day <= to; day = addDays(lastDayOf(monthOf(day)), 1)) {
    const end = lastDayOf(monthOf(day));
    const until = Math.round((cents * (daysBetween(from, end < to ? end : to) + 1)) / days);
    months.push([monthOf(day), until - given]);
    given = until;
  }
  return months;
}

/** Returns the cents of each month that a bill is for. A month without a bill is missing, not zero. */
export function centsByMonth(bills: readonly SupplyBill[]): Map<string, number> {
  const months = new Map<string, number>();
  for (const bill of bills) for (const [month, cents] of centsOfMonths(bill)) months.set(month, (months.get(month) ?? 0) + cents);
  return months;
}

/** Cost of each supply in a year, in cents. */
export interface YearSpent {
  year: number;
  bySupply: ReadonlyMap<string | null, number>;
  total: number;
  /** Months of the year that a bill is for. */
  months: number;
}

/** Returns the years that a bill is for, newest first. */
export function yearsOf({ bySupply }: Spending): YearSpent[] {
  const years = new Map<number, { bySupply: Map<string | null, number>; months: Set<string> }>();
  for (const [id, bills] of bySupply)
    for (const [month, cents] of centsByMonth(bills)) {
      const year = Number(month.slice(0, 4));
      const spent = years.get(year) ?? { bySupply: new Map(), months: new Set() };
      spent.bySupply.set(id, (spent.bySupply.get(id) ?? 0) + cents);
      spent.months.add(month);
      years.set(year, spent);
    }
  return [...years]
    .map(([year, { bySupply: spent, months }]) => ({
      year,
      bySupply: spent,
      total: [...spent.values()].reduce((sum, cents) => sum + cents, 0),
      months: months.size,
    }))
    .sort((a, b) => b.year - a.year);
}
