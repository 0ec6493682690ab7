import { daysBetween, parseDate } from "../data/dates.ts";
import { type BillLineKind, type CountedLine, sumCents, toCents } from "./billLine.ts";
import { type EnergyPart, energyParts, fixedPart } from "./explainParts.ts";
import { type SplitLines, splitRecalculation } from "./recalculation.ts";

/** A bill with what is needed to explain its amount. */
export interface ExplainedBill {
  /** Euros. */
  total: number | null;
  lines: readonly CountedLine[];
  /** First and last day, "YYYY-MM-DD". */
  period?: { from?: string | null | undefined; to?: string | null | undefined } | undefined;
  /** Estimated parts of the consumption, by month ("2026-10"), in the unit of the energy's lines. */
  estimates?: readonly { month: string; quantity: number }[] | undefined;
}

/**
 * Names of the steps from one amount to another. `energy` stands for consumption and price where they cannot be separated, `recalculation`
 * for lines about an earlier period.
 */
export const explainSteps = ["days", "use", "price", "energy", "fixed", "recalculation", "taxes", "other"] as const;
export type ExplainStep = (typeof explainSteps)[number];

/** Facts of both bills. Quantities are in `unit`, prices in euros per `unit`, amounts in cents. */
export interface ExplainRow {
  id: "days" | "use" | "price" | "energy" | "dailyPrice" | "fixed" | "recalculation" | "tax" | "levy" | "other";
  /** Step that the row belongs to. */
  step: ExplainStep;
  unit: string | null;
  /** Null if the bill does not tell. */
  before: number | null;
  now: number | null;
  /** Share of the difference. */
  cents: number;
  /** True if a price is the mean of several. */
  mean: boolean;
  /** Text that the lines of both bills have in common. */
  label: string | null;
}

export interface Explanation {
  /** Cents. */
  before: number;
  now: number;
  /** Parts of the difference, in order; they sum to it. Those of no effect are left out. */
  steps: readonly { id: ExplainStep; cents: number }[];
  rows: readonly ExplainRow[];
  /** False if one of the bills has no lines, or a part without an amount, so that only the difference is known. */
  listed: boolean;
  /** Cents of each total that no line accounts for. */
  unlisted: { before: number; now: number };
}

const ofKind = ({ lines }: ExplainedBill, kind: BillLineKind) => lines.filter((line) => line.kind === kind);

/** Returns the number of days of a period, both ends included, or null. */
export function daysOfPeriod({ period }: ExplainedBill): number | null {
  const [from, to] = [parseDate(period?.from), parseDate(period?.to)];
  return from && to && to >= from ? daysBetween(from, to) + 1 : null;
}

/** Returns the quantity of a bill that is estimated. */
export const estimatedQuantity = ({ estimates = [] }: ExplainedBill): number => estimates.reduce((sum, { quantity }) => sum + quantity, 0);

export const isEstimated = (bill: ExplainedBill): boolean => estimatedQuantity(bill) > 0;

type Facts = Pick<ExplainRow, "id" | "step" | "before" | "now" | "cents"> & Partial<ExplainRow>;

const row = (facts: Facts): ExplainRow => ({ unit: null, mean: false, label: null, ...facts });

/** Returns a label without what changes from bill to bill, such as the number of an instalment in brackets. */
const plainLabel = ({ label }: CountedLine) => label?.replace(/\s*\([^)]*\)\s*$/, "").trim() || null;

function amountRow(id: ExplainRow["id"], step: ExplainStep, before: readonly CountedLine[], now: readonly CountedLine[]): ExplainRow[] {
  if (before.length + now.length === 0) return [];
  const [one, other] = [sumCents(before), sumCents(now)];
  const labels = new Set([...before, ...now].map(plainLabel));
  const [label = null] = labels;
  return [row({ id, step, before: one, now: other, cents: other - one, label: labels.size === 1 ? label : null })];
}

const unitRows = ({ unit, before, now, split }: EnergyPart): ExplainRow[] => [
  row({ id: "use", step: "use", unit, before: before.quantity, now: now.quantity, cents: split.quantity }),
  row({ id: "price", step: "price", unit, before: before.price, now: now.price, cents: split.price, mean: before.mean || now.mean }),
];

function energyRows(before: readonly CountedLine[], now: readonly CountedLine[]): ExplainRow[] {
  const parts = energyParts(before, now);
  if (!parts) return amountRow("energy", "energy", before, now);
  const rows = parts.flatMap(unitRows);
  return [...rows.filter(({ id }) => id === "use"), ...rows.filter(({ id }) => id === "price")];
}

type FixedLines = Parameters<typeof fixedPart>[0];

function fixedRows(before: FixedLines, now: FixedLines): { days: ExplainRow[]; fixed: ExplainRow[] } {
  const part = fixedPart(before, now);
  if (!part) return { days: [], fixed: amountRow("fixed", "fixed", before.lines, now.lines) };
  const { before: one, now: other, split } = part;
  return {
    days: [row({ id: "days", step: "days", before: one.quantity, now: other.quantity, cents: split.quantity })],
    fixed: [row({ id: "dailyPrice", step: "fixed", before: one.price, now: other.price, cents: split.price })],
  };
}

/** Lines of one kind in both bills. */
interface Both {
  before: SplitLines<CountedLine>;
  now: SplitLines<CountedLine>;
}

/** Separates recalculations in both bills. If that fails in one, it keeps all lines together in both, so that like is compared with like. */
function linesOf(kind: BillLineKind, before: ExplainedBill, now: ExplainedBill): Both & { separated: boolean } {
  const [lines, others] = [ofKind(before, kind), ofKind(now, kind)];
  const [one, other] = [splitRecalculation(lines), splitRecalculation(others)];
  if (one && other) return { before: one, now: other, separated: true };
  return { before: { own: lines, recalculated: [] }, now: { own: others, recalculated: [] }, separated: false };
}

function recalculationRows(kinds: readonly Both[]): ExplainRow[] {
  const before = kinds.flatMap((kind) => kind.before.recalculated);
  const now = kinds.flatMap((kind) => kind.now.recalculated);
  // Lines that cancel each other are no news.
  const [one, other] = [sumCents(before), sumCents(now)];
  return one === 0 && other === 0 ? [] : [row({ id: "recalculation", step: "recalculation", before: one, now: other, cents: other - one })];
}

/** Returns the row of everything else: other lines, and what of a total no line accounts for. */
function otherRows(before: ExplainedBill, now: ExplainedBill, unlisted: Explanation["unlisted"]): ExplainRow[] {
  const [lines, others] = [ofKind(before, "other"), ofKind(now, "other")];
  if (lines.length + others.length === 0 && !unlisted.before && !unlisted.now) return [];
  const [one, other] = [sumCents(lines) + unlisted.before, sumCents(others) + unlisted.now];
  return [row({ id: "other", step: "other", before: one, now: other, cents: other - one })];
}

/** Tells whether the lines say what each part costs. A text without an amount is no part, unless it is of the energy, taxes or the like. */
const isListed = ({ lines }: ExplainedBill) =>
  lines.some(({ amount }) => toCents(amount) !== null) && lines.every(({ kind, amount }) => kind === "other" || toCents(amount) !== null);

function rowsOf(before: ExplainedBill, now: ExplainedBill, unlisted: Explanation["unlisted"]): ExplainRow[] {
  const energy = linesOf("energy", before, now);
  const fixedLines = linesOf("fixed", before, now);
  const { days, fixed } = fixedLines.separated
    ? fixedRows({ lines: fixedLines.before.own, days: daysOfPeriod(before) }, { lines: fixedLines.now.own, days: daysOfPeriod(now) })
    : { days: [], fixed: amountRow("fixed", "fixed", fixedLines.before.own, fixedLines.now.own) };
  const [own, others] = [energy.before.own, energy.now.own];
  const energies = energy.separated ? energyRows(own, others) : amountRow("energy", "energy", own, others);
  const taxes = (["tax", "levy"] as const).flatMap((kind) => amountRow(kind, "taxes", ofKind(before, kind), ofKind(now, kind)));
  return [...days, ...energies, ...fixed, ...recalculationRows([energy, fixedLines]), ...taxes, ...otherRows(before, now, unlisted)];
}

/**
 * Explains the difference between two bills in steps that sum to it, to the cent. Consumption counts at the old price, price at the new
 * consumption; days likewise for the fixed part. What the lines do not tell stays together. Returns null if a total is unknown.
 */
export function explainBill(now: ExplainedBill, before: ExplainedBill): Explanation | null {
  const [one, other] = [toCents(before.total), toCents(now.total)];
  if (one === null || other === null) return null;
  const listed = isListed(before) && isListed(now);
  const unlisted = { before: one - sumCents(before.lines), now: other - sumCents(now.lines) };
  const rows = listed ? rowsOf(before, now, unlisted) : [row({ id: "other", step: "other", before: one, now: other, cents: other - one })];
  const steps = explainSteps
    .map((id) => ({ id, cents: rows.reduce((sum, { step, cents }) => (step === id ? sum + cents : sum), 0) }))
    .filter(({ cents }) => cents !== 0);
  return { before: one, now: other, steps, rows, listed, unlisted: listed ? unlisted : { before: 0, now: 0 } };
}
