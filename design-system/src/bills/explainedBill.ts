import { type ConsumptionRow, isEstimatedRow } from "../consumption/consumptionRow.ts";
import { monthOf } from "../data/dates.ts";
import type { Bill } from "./bill.ts";
import type { CountedLine } from "./billLine.ts";
import type { ExplainedBill } from "./explainBill.ts";

/** Returns the estimated consumption of each month. Bands of a month are one. */
function estimatesOf(rows: readonly ConsumptionRow[]): { month: string; quantity: number }[] {
  const byMonth = new Map<string, number>();
  for (const { date, consumption } of rows.filter(isEstimatedRow)) {
    const month = monthOf(date);
    byMonth.set(month, (byMonth.get(month) ?? 0) + (consumption ?? 0));
  }
  return [...byMonth].map(([month, quantity]) => ({ month, quantity })).filter(({ quantity }) => quantity > 0);
}

/** Returns the lines of a bill as the library counts them. */
export const countedLines = ({ details }: Pick<Bill, "details">): CountedLine[] =>
  details.map(({ kind, type, amount, quantity, unit, unitPrice }) => ({ kind, label: type, amount, quantity, unit, unitPrice }));

/** Returns what the explanation needs of a bill. `rows` are the consumption of its period. */
export const explainedBill = (bill: Bill, rows: readonly ConsumptionRow[] = []): ExplainedBill => ({
  total: bill.totalAmount,
  lines: countedLines(bill),
  period: { from: bill.periodFrom, to: bill.periodTo },
  estimates: estimatesOf(rows),
});
