import type { Commodity } from "../data/commodity.ts";
import type { ConsumptionData, ConsumptionUnit } from "./consumption.ts";
import type { ConsumptionFilterValue } from "./consumptionFilter.ts";
import { monthsOf } from "./consumptionMonths.ts";
import { periodOf } from "./consumptionPeriod.ts";
import { type ConsumptionReading, type ReadingSpan, readingSpans } from "./consumptionReading.ts";
import type { ConsumptionRow } from "./consumptionRow.ts";

/** Data of a supply's section: summary, chart, tables, file and print use them. */
export interface ConsumptionFigures {
  /** Values by month, with the previous year. */
  data: ConsumptionData;
  /** Single readings of the period, after those at which it starts. */
  readings: readonly ConsumptionReading[];
  /** First and last reading of each band, and the consumption between them. */
  spans: readonly ReadingSpan[];
}

/** Returns the unit. A bill counts standard cubic metres of gas (CS-04). */
export const unitOf = (commodity: Commodity): ConsumptionUnit => (commodity === "gas" ? "Smc" : "kWh");

/** Returns the days to request: from the same months of the previous year, for comparison, to the end of the period. */
export const daysToAsk = (period: ConsumptionFilterValue): { from: string; to: string } => ({
  from: periodOf({ ...period, year: period.year - 1 }).from,
  to: periodOf(period).to,
});

const within = (rows: readonly ConsumptionRow[], period: ConsumptionFilterValue) => {
  const { from, to } = periodOf(period);
  return rows.filter(({ date }) => date >= from && date <= to);
};

/**
 * Returns the readings at which a period starts: of each band of the period the last one before it. Without them the readings of the period
 * would not add up to its consumption. A band that began in the period has none.
 */
const startOf = (rows: readonly ConsumptionRow[], rowsOfPeriod: readonly ConsumptionRow[], from: string): ConsumptionRow[] =>
  [...new Set(rowsOfPeriod.map(({ zone }) => zone))].flatMap((zone) => {
    const start = rows.findLast((row) => row.zone === zone && row.date < from);
    return start && start.reading !== null ? [start] : [];
  });

const toReading = ({ date, zone, reading, consumption, origin, description }: ConsumptionRow, index: number): ConsumptionReading => ({
  id: `${date} ${zone} ${index}`,
  date,
  zone,
  reading,
  consumption,
  origin,
  description,
});

/** Returns the figures of a period; rows of other days only give the readings at which it starts. */
export function figuresOf(rows: readonly ConsumptionRow[], period: ConsumptionFilterValue, commodity: Commodity): ConsumptionFigures {
  const rowsOfPeriod = within(rows, period);
  const start = startOf(rows, rowsOfPeriod, periodOf(period).from);
  const readings = [...start.map((row, index) => ({ ...toReading(row, index), initial: true })), ...rowsOfPeriod.map(toReading)];
  return {
    data: {
      ...period,
      unit: unitOf(commodity),
      months: monthsOf(rowsOfPeriod, commodity),
      previousYear: monthsOf(within(rows, { ...period, year: period.year - 1 }), commodity),
    },
    readings,
    spans: readingSpans(readings),
  };
}
