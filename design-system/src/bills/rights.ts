import { type ConsumptionRow, isEstimatedRow } from "../consumption/consumptionRow.ts";
import { currentRules } from "../data/currentRules.ts";
import { addDays } from "../data/days.ts";
import type { Cents, Day } from "../data/kinds.ts";
import { uniqueBy } from "../data/uniqueBy.ts";
import { yearsBefore } from "../data/yearsBefore.ts";
import type { Bill } from "./bill.ts";
import { isFirstOf } from "./comparedBills.ts";
import { hasRecalculation } from "./recalculation.ts";
import { amountsBefore, beyondReadings, centsOf, energyLines, outOfProportion, type RightsComparison } from "./rightsComparison.ts";
import type { RightsRules } from "./rightsRules.ts";
import { stateOf } from "./stateOf.ts";
import { twinsOf } from "./twins.ts";

/** Readings around a bill. */
export interface BillReadingFacts {
  /** Consumption of the bill's period. */
  rows: readonly ConsumptionRow[];
  /** Last day on which a reading of the supply can be sent. Null while none can be sent. */
  until: Day | null;
}

/** A right of the customer about a bill (BL-161), with its figures and the last day on which to use it, which is null where none is known. */
export type Right =
  | { kind: "anomaly"; total: Cents; comparison: RightsComparison; keepsSupply: boolean; lastDay: Day }
  | { kind: "instalments"; total: Cents; comparison: RightsComparison; lastDay: Day }
  | { kind: "samePeriod"; bills: number; answer: number; lastDay: null }
  | { kind: "oldUse"; from: Day; before: Day; lastDay: null }
  | { kind: "estimate"; quantity: number; unit: string; lastDay: Day };

export type RightKind = Right["kind"];

/** Returns the day until which a bill is to be paid: with instalments that of the first. */
function dueDayOf({ expiryDate, rates }: Bill): Day | null {
  const days = rates.flatMap((rate) => rate.expiryDate ?? []).toSorted();
  return days[0] ?? expiryDate;
}

/** Tells whether a bill recalculates an earlier period. */
const recalculates = (bill: Bill): boolean => hasRecalculation(energyLines(bill).map(({ type: label, ...line }) => ({ ...line, label })));

const isOfSameSupply = ({ supplyCode, commodity, id }: Bill, other: Bill) =>
  supplyCode !== null && other.supplyCode === supplyCode && other.commodity === commodity && other.id !== id;

/** The facts from which each right is found. */
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
  // A reading that follows an estimate has corrected it.
  const read = readings.rows.reduce((last, row) => (isEstimatedRow(row) || row.date < last ? last : row.date), "");
  const estimates = readings.rows.filter((row) => isEstimatedRow(row) && row.date > read);
  const quantity = estimates.reduce((sum, { consumption }) => sum + Math.max(consumption ?? 0, 0), 0);
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
 * rule, and with rules that nobody has compared with their source for a year.
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
  if (total === null || !currentRules(rules, today)) return [];
  const ofSupply = uniqueBy(others, ({ id }) => id).filter((other) => isOfSameSupply(bill, other));
  const facts = { bill, total, others: ofSupply, amounts: amountsBefore(bill, ofSupply), readings, rules, today };
  return [anomalyOf, instalmentsOf, estimateOf, oldUseOf, samePeriodOf]
    .flatMap((find) => find(facts) ?? [])
    .toSorted((one, other) => (one.lastDay ?? noDay).localeCompare(other.lastDay ?? noDay));
}
