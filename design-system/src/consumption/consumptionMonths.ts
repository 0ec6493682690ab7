import type { Commodity } from "../data/commodity.ts";
import { monthOf } from "../data/dates.ts";
import type { ConsumptionMonth } from "./consumption.ts";
import { type ConsumptionRow, isEstimatedRow } from "./consumptionRow.ts";

/** Tells whether electricity is measured in more than one band. With a flat price every row is F1. */
const hasZones = (rows: readonly ConsumptionRow[], commodity: Commodity): boolean =>
  commodity !== "gas" && rows.some(({ zone }) => zone === "F2" || zone === "F3");

/**
 * Groups rows by month for chart and table: by band if electricity has several, else by real and estimated (CS-03). Rows of one month stay
 * separate and are added up later, for example an estimate and its correction.
 */
export function monthsOf(rows: readonly ConsumptionRow[], commodity: Commodity): ConsumptionMonth[] {
  const zoned = hasZones(rows, commodity);
  const months = new Map<string, ConsumptionMonth["values"][number][]>();
  for (const row of rows) {
    const month = monthOf(row.date);
    const estimated = isEstimatedRow(row);
    const origin = estimated ? "estimated" : "real";
    const series = zoned ? (row.zone ?? "F1") : origin;
    const values = months.get(month) ?? [];
    values.push({ series, quantity: row.consumption, estimated });
    months.set(month, values);
  }
  return [...months].map(([month, values]) => ({ month, values }));
}
