import { type ConsumptionRow, isEstimatedRow } from "../consumption/consumptionRow.ts";
import { addDays, daysBetween, isDay, yearOf } from "../data/days.ts";
import type { Cents, Day } from "../data/kinds.ts";
import { type Bill, type DetailedBill, isCreditNote } from "./bill.ts";
import { toCents } from "./billLine.ts";
import { isFirstOf } from "./comparedBills.ts";
import { splitRecalculation } from "./recalculation.ts";
import { stateOf } from "./stateOf.ts";
import { twinsOf } from "./twins.ts";

/** How far a bill must be out of proportion for a right, in percent of the supply's bills of the last twelve months. */
export interface RightsShares {
  /** Electricity: above this share of the mean bill, such as 150. */
  electricity?: number | undefined;
  /** Gas: this share or more of the highest bill, such as 200. */
  gas?: number | undefined;
}

/**
 * Thresholds and periods of a customer's rights about a bill. They are configuration, for which the retailer answers: the library has no
 * figure of its own, and what is missing here gives no right.
 */
export interface RightsRules {
  /** Where the figures stand, as the customer reads it: "TIQV, delibera 399/2025". */
  source: string;
  /** Day on which somebody compared the figures with the source. */
  checked: Day;
  /** A bill out of proportion, which is answered before the supply may be suspended. */
  anomaly?:
    | (RightsShares & {
        /** First bill of a supply: its use is above this share of what the customer's own readings give. */
        firstBill?: number | undefined;
        /** Fewest euros of such a bill. */
        least: number;
        /** Days after the due date within which to complain. */
        days: number;
        /** True if the supply is not suspended before the answer. @default false */
        keepsSupply?: boolean | undefined;
      })
    | undefined;
  /** A bill that recalculates earlier periods and is out of proportion may be paid in instalments. */
  instalments?:
    | (RightsShares & {
        /** Euros that such a bill is above. */
        above: number;
        /** Days after the due date within which to ask. */
        days: number;
      })
    | undefined;
  /** Two bills for one period: days in which the retailer answers. */
  samePeriod?: { answer: number } | undefined;
  /** Use before so many years before the day of issue need not be paid. */
  oldUse?: { years: number } | undefined;
  /** An estimate that a reading corrects. */
  estimate?: boolean | undefined;
}

/** Readings around a bill. */
export interface BillReadingFacts {
  /** Consumption of the bill's period. */
  rows: readonly ConsumptionRow[];
  /** Last day on which a reading of the supply can be sent. Null while none can be sent. */
  until: Day | null;
}

/** What a bill is compared with. */
export type RightsComparison =
  | { by: "mean" | "highest"; bills: number; amount: Cents; threshold: Cents }
  | { by: "readings"; billed: number; read: number; unit: string };

/** A right of the customer about a bill (BL-161), with its figures and the last day on which to use it, which is null where none is known. */
export type Right =
  | { kind: "anomaly"; total: Cents; comparison: RightsComparison; keepsSupply: boolean; lastDay: Day }
  | { kind: "instalments"; total: Cents; comparison: RightsComparison; lastDay: Day }
  | { kind: "samePeriod"; bills: number; answer: number; lastDay: null }
  | { kind: "oldUse"; from: Day; before: Day; lastDay: null }
  | { kind: "estimate"; quantity: number; unit: string; lastDay: Day };

export type RightKind = Right["kind"];

/** Returns the same day so many years before; the last day of February for a leap day. */
function yearsBefore(day: Day, years: number): Day {
  const same = `${yearOf(day) - years}${day.slice(4)}`;
  return isDay(same) ? same : addDays(`${yearOf(day) - years}-03-01`, -1);
}

/** Returns the cents that a document asks for. Null for a credit, a document of zero, or an amount that is not known. */
function centsOf({ totalAmount, documentType, documentTypeCode }: Bill): Cents | null {
  const cents = isCreditNote(documentType, documentTypeCode) ? null : toCents(totalAmount);
  return cents !== null && cents > 0 ? cents : null;
}

/** Returns the day until which a bill is to be paid: with instalments that of the first. */
function dueDayOf({ expiryDate, rates }: Bill): Day | null {
  const days = rates.flatMap((rate) => rate.expiryDate ?? []).toSorted();
  return days[0] ?? expiryDate;
}

/** Tells whether some periods cover each day from one to another, both included. */
function coverAll(periods: readonly { from: Day; to: Day }[], from: Day, to: Day): boolean {
  let open = from;
  for (const period of periods.toSorted((one, other) => one.from.localeCompare(other.from)))
    if (period.from <= open && period.to >= open) open = addDays(period.to, 1);
  return open > to;
}

/**
 * Returns the amounts of a supply's bills of the twelve months before a bill. Null if they do not cover each of its days, or one of them has
 * no amount: then a share of them is not known.
 */
function amountsBefore(bill: Bill, earlier: readonly Bill[]): readonly Cents[] | null {
  const { periodFrom } = bill;
  if (!periodFrom) return null;
  const since = yearsBefore(periodFrom, 1);
  const before = earlier.flatMap((other) => {
    const { periodFrom: from, periodTo: to } = other;
    const isOfTheYear = from && to && from <= to && to >= since && to < periodFrom;
    return isOfTheYear && !isCreditNote(other.documentType, other.documentTypeCode) ? [{ from, to, cents: centsOf(other) }] : [];
  });
  const amounts = before.flatMap(({ cents }) => cents ?? []);
  return amounts.length === before.length && coverAll(before, since, addDays(periodFrom, -1)) ? amounts : null;
}

/** Compares a bill with those of the twelve months before. Null if it is not out of proportion, or that is not known. */
function outOfProportion(bill: Bill, total: Cents, shares: RightsShares, amounts: readonly Cents[] | null): RightsComparison | null {
  const { commodity } = bill;
  if (!amounts || amounts.length === 0 || (commodity !== "electricity" && commodity !== "gas")) return null;
  const share = shares[commodity];
  if (share === undefined) return null;
  const bills = amounts.length;
  if (commodity === "gas") {
    const amount = Math.max(...amounts);
    return total * 100 >= share * amount ? { by: "highest", bills, amount, threshold: Math.ceil((share * amount) / 100) } : null;
  }
  const sum = amounts.reduce((all, cents) => all + cents, 0);
  if (total * 100 * bills <= share * sum) return null;
  return { by: "mean", bills, amount: Math.round(sum / bills), threshold: Math.floor((share * sum) / (100 * bills)) };
}

const energyLines = ({ details }: Bill): DetailedBill[] => details.filter(({ kind }) => kind === "energy");

/** Shortest part of a period, between two own readings, that tells the use of the whole. */
const shortestPart = 0.5;

/** Returns the use of a bill's period by the customer's own readings of it. Null where two of them do not cover half of it. */
function readUse({ periodFrom, periodTo }: Bill, rows: readonly ConsumptionRow[]): number | null {
  if (!periodFrom || !periodTo) return null;
  const own = rows.filter(({ origin }) => origin === "customer" || origin === "start").map(({ date }) => date);
  const [first, last] = [own.toSorted()[0], own.toSorted().at(-1)];
  if (!first || !last) return null;
  const [read, whole] = [daysBetween(first, last), daysBetween(periodFrom, periodTo) + 1];
  if (read < shortestPart * whole) return null;
  const between = rows.filter(({ date }) => date > first && date <= last);
  if (between.some(({ consumption }) => consumption === null)) return null;
  return (between.reduce((sum, { consumption }) => sum + (consumption ?? 0), 0) * whole) / read;
}

/** Compares the first bill of a supply with the customer's own readings. Null if it is not out of proportion, or that is not known. */
function beyondReadings(bill: Bill, share: number | undefined, rows: readonly ConsumptionRow[]): RightsComparison | null {
  const lines = energyLines(bill);
  const [unit] = new Set(lines.map((line) => line.unit));
  const read = readUse(bill, rows);
  if (share === undefined || read === null || read <= 0 || !unit || lines.some((line) => line.unit !== unit || line.quantity === null))
    return null;
  const billed = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return billed * 100 > share * read ? { by: "readings", billed, read: Math.round(read), unit } : null;
}

/** Tells whether a bill recalculates an earlier period. */
const recalculates = (bill: Bill): boolean =>
  (splitRecalculation(
    energyLines(bill).map(({ type, kind, amount, quantity, unit, unitPrice }) => ({
      label: type,
      kind,
      amount,
      quantity,
      unit,
      unitPrice,
    })),
  )?.recalculated.length ?? 0) > 0;

const isOfSameSupply = ({ supplyCode, commodity, id }: Bill, other: Bill) =>
  supplyCode !== null && other.supplyCode === supplyCode && other.commodity === commodity && other.id !== id;

/** What each right is found from. */
interface RightsFacts {
  bill: Bill;
  total: Cents;
  /** Other documents of the supply. */
  others: readonly Bill[];
  /** Amounts of the twelve months before, if they are known. */
  amounts: readonly Cents[] | null;
  readings: BillReadingFacts | undefined;
  rules: RightsRules;
  today: Day;
}

/** Returns the last day of a right that ends so many days after the due date. Null once it has passed, and without a due date. */
function lastDayOf({ bill, today }: RightsFacts, days: number): Day | null {
  const due = dueDayOf(bill);
  const day = due && addDays(due, days);
  return day && day >= today ? day : null;
}

function anomalyOf(facts: RightsFacts): Right | null {
  const { bill, total, others, amounts, readings, rules } = facts;
  const rule = rules.anomaly;
  const lastDay = rule && lastDayOf(facts, rule.days);
  if (!lastDay || total < Math.round(rule.least * 100)) return null;
  const first = isFirstOf(bill, others) ? beyondReadings(bill, rule.firstBill, readings?.rows ?? []) : null;
  const comparison = outOfProportion(bill, total, rule, amounts) ?? first;
  return comparison && { kind: "anomaly", total, comparison, keepsSupply: rule.keepsSupply ?? false, lastDay };
}

function instalmentsOf(facts: RightsFacts): Right | null {
  const { bill, total, amounts, rules, today } = facts;
  const rule = rules.instalments;
  const lastDay = rule && lastDayOf(facts, rule.days);
  if (!lastDay || total <= Math.round(rule.above * 100) || bill.rates.length > 1) return null;
  if (stateOf(bill, today).open === 0 || !recalculates(bill)) return null;
  const comparison = outOfProportion(bill, total, rule, amounts);
  return comparison && { kind: "instalments", total, comparison, lastDay };
}

function estimateOf({ bill, readings, rules, today }: RightsFacts): Right | null {
  const lastDay = readings?.until;
  if (!rules.estimate || !lastDay || lastDay < today) return null;
  const [unit] = new Set(energyLines(bill).map((line) => line.unit));
  const quantity = readings.rows.filter(isEstimatedRow).reduce((sum, { consumption }) => sum + Math.max(consumption ?? 0, 0), 0);
  return unit && quantity > 0 ? { kind: "estimate", quantity, unit, lastDay } : null;
}

function oldUseOf({ bill, rules, today }: RightsFacts): Right | null {
  const { periodFrom: from, emissionDate } = bill;
  if (!rules.oldUse || !from || !emissionDate || stateOf(bill, today).open === 0) return null;
  const before = yearsBefore(emissionDate, rules.oldUse.years);
  return from < before ? { kind: "oldUse", from, before, lastDay: null } : null;
}

function samePeriodOf({ bill, others, rules, today }: RightsFacts): Right | null {
  const twins = rules.samePeriod && twinsOf([bill, ...others], (each) => stateOf(each, today)).get(bill.id);
  return rules.samePeriod && twins ? { kind: "samePeriod", bills: twins.length + 1, answer: rules.samePeriod.answer, lastDay: null } : null;
}

const noDay = "9999-12-31";

/**
 * Returns the rights of a customer about a bill, the one that ends first at the top (BL-161 to BL-166). A right stands on its last day too,
 * until midnight in Rome. Where a figure is missing nothing is said: without the bills of twelve whole months, without a due date, without a
 * rule.
 * @param others all other documents of the supply; those of other supplies do not count
 * @param readings undefined where they are not known
 * @param today today in Rome
 */
export function rightsOf(
  bill: Bill,
  others: readonly Bill[],
  readings: BillReadingFacts | undefined,
  rules: RightsRules,
  today: Day,
): Right[] {
  const total = centsOf(bill);
  if (total === null) return [];
  const ofSupply = others.filter((other) => isOfSameSupply(bill, other));
  const facts = { bill, total, others: ofSupply, amounts: amountsBefore(bill, ofSupply), readings, rules, today };
  return [anomalyOf, instalmentsOf, estimateOf, oldUseOf, samePeriodOf]
    .flatMap((find) => find(facts) ?? [])
    .toSorted((one, other) => (one.lastDay ?? noDay).localeCompare(other.lastDay ?? noDay));
}
