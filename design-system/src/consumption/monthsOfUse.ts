import { monthOf } from "../data/dates.ts";
import { type ConsumptionRow, isEstimatedRow } from "./consumptionRow.ts";

/** Consumption of a month that is over. */
export interface MonthTotal {
  /** "YYYY-MM". */
  month: string;
  /** In the unit of the supply. */
  total: number;
  /** True if a part of it is estimated. */
  estimated: boolean;
}

/**
 * Adds up rows by month. A reading that corrects an estimate counts in its own month (CS-16). The month of today is not over and is left
 * out, and so are rows whose consumption the servers do not know.
 * @param today today in Rome, "YYYY-MM-DD"
 */
export function monthsOfUse(rows: readonly ConsumptionRow[], today: string): ReadonlyMap<string, MonthTotal> {
  const totals = new Map<string, MonthTotal>();
  for (const row of rows) {
    const month = monthOf(row.date);
    if (row.consumption === null || month >= monthOf(today)) continue;
    const soFar = totals.get(month);
    totals.set(month, {
      month,
      total: (soFar?.total ?? 0) + row.consumption,
      estimated: (soFar?.estimated ?? false) || isEstimatedRow(row),
    });
  }
  return totals;
}

/** Returns the newest of the months; undefined without any. */
export const newestMonth = (months: ReadonlyMap<string, MonthTotal>): MonthTotal | undefined =>
  months.get([...months.keys()].sort().at(-1) ?? "");
