import { daysBetween } from "../data/dates.ts";
import { uniqueBy } from "../data/uniqueBy.ts";
import { type Bill, isCreditNote } from "./bill.ts";
import { saysRecalculation } from "./billLine.ts";
import type { BillState } from "./billState.ts";
import { isOwed } from "./paymentStatus.ts";
import type { SamePeriodBill } from "./SamePeriodCallout.tsx";
import { stateOf } from "./stateOf.ts";

/** A bill, or another document, as far as its period and service tell whether another one is for the same. */
export type PeriodBill = Pick<Bill, "id" | "supplyCode" | "commodity" | "periodFrom" | "periodTo" | "documentType" | "totalAmount"> &
  Partial<Pick<Bill, "documentTypeCode" | "details">>;

/** Fraction of the shorter period that both bills must share. Two bimonthly bills one month apart share half of it, or a day more. */
const nearlyWhole = 0.75;

interface Days {
  from: string;
  to: string;
}

const daysOf = ({ from, to }: Days) => daysBetween(from, to) + 1;

function periodOf({ periodFrom: from, periodTo: to }: PeriodBill): Days | null {
  return from && to && from < to ? { from, to } : null;
}

function isSamePeriod(one: Days, other: Days): boolean {
  if (one.from >= other.to || other.from >= one.to) return false;
  const shared = daysOf({ from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to });
  return shared >= nearlyWhole * Math.min(daysOf(one), daysOf(other));
}

/** A bill that takes back use, or adds to that of an earlier period, has counted what was billed before: both are to be paid. */
const isRecalculation = ({ details = [] }: PeriodBill) =>
  details.some(({ kind, quantity, type }) => kind === "energy" && ((quantity ?? 0) < 0 || saysRecalculation(type)));

/** Services, such as a boiler's assistance, are bought one by one: two of them for one period are two debts. */
const isEnergy = ({ commodity }: PeriodBill) => commodity === "electricity" || commodity === "gas" || commodity === "dual";

/** Nothing is owed of a document in credit or of zero, whatever it is called. */
const isDebt = ({ totalAmount, documentType, documentTypeCode }: PeriodBill) =>
  isOwed(totalAmount) && !isCreditNote(documentType, documentTypeCode ?? null);

const canBeTwin = (bill: PeriodBill) =>
  Boolean(bill.supplyCode) && isEnergy(bill) && isDebt(bill) && !isRecalculation(bill) && periodOf(bill) !== null;

function areTwins(one: PeriodBill, other: PeriodBill): boolean {
  const [days, otherDays] = [periodOf(one), periodOf(other)];
  return days !== null && otherDays !== null && isSamePeriod(days, otherDays);
}

/**
 * Returns the bills that are joined to the first of them, directly or through others. Two paid bills ask for nothing, so they join nothing.
 * @param open the bills that are not paid
 */
function groupOf<B extends PeriodBill>(bills: readonly B[], open: ReadonlySet<B>): ReadonlySet<B> {
  const group = new Set(bills.slice(0, 1));
  // Members that are added meanwhile are visited too.
  for (const member of group)
    for (const other of bills) if (!group.has(other) && (open.has(member) || open.has(other)) && areTwins(member, other)) group.add(other);
  return group;
}

/**
 * Finds the other bills for the same supply and period, by the id of each open bill. They are a group of which each open bill names all
 * others: a bill for the whole year joins the bills that it covers. A paid bill has none itself, but it can be the other one: then the open
 * bill may not be a debt. A bill that comes several times counts once.
 * @param stateOfBill tells what is open of a bill, as `stateOf` does
 */
export function twinsOf<B extends PeriodBill>(
  bills: readonly B[],
  stateOfBill: (bill: B) => Pick<BillState, "open">,
): ReadonlyMap<number, readonly B[]> {
  const eachOnce = uniqueBy(bills, ({ id }) => id).filter(canBeTwin);
  const open = new Set(eachOnce.filter((bill) => (stateOfBill(bill).open ?? 1) > 0));
  const bySupply = new Map<string, B[]>();
  for (const bill of eachOnce) {
    const key = `${bill.supplyCode} ${bill.commodity}`;
    bySupply.set(key, [...(bySupply.get(key) ?? []), bill]);
  }
  const twins = new Map<number, readonly B[]>();
  for (const ofSupply of bySupply.values()) {
    let left: readonly B[] = ofSupply;
    while (left.length > 1) {
      const group = groupOf(left, open);
      const inOrder = left.filter((bill) => group.has(bill));
      left = left.filter((bill) => !group.has(bill));
      if (inOrder.length < 2) continue;
      for (const bill of inOrder)
        if (open.has(bill))
          twins.set(
            bill.id,
            inOrder.filter((other) => other !== bill),
          );
    }
  }
  return twins;
}

const noDay = "9999-12-31";

/**
 * Converts bills for the callout that names them: those to pay by urgency, then the paid ones.
 * @param hrefOf gives the address of a bill's page
 */
export const namedTwins = (bills: readonly Bill[], today: string, hrefOf: (bill: Bill) => string): SamePeriodBill[] =>
  bills
    .map((bill) => {
      const { status, amount, day } = stateOf(bill, today);
      const paid = status === "Paid";
      return { id: bill.id, amount, day, paid, issued: bill.emissionDate, href: hrefOf(bill) };
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
