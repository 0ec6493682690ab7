import type { ConsumptionReading } from "@favilla/design-system/consumption/ConsumptionReadingTable.tsx";
import type { ConsumptionData, ConsumptionUnit } from "@favilla/design-system/consumption/consumption.ts";
import type { ConsumptionFilterValue } from "@favilla/design-system/consumption/consumptionFilter.ts";
import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import type { ConsumptionRow } from "./consumption.ts";
import { monthsOf } from "./months.ts";
import { periodOf } from "./period.ts";

/** Data of a supply's section: summary, chart, tables, file and print use them. */
export interface Figures {
  /** Values by month, with the previous year. */
  data: ConsumptionData;
  /** Single readings of the period. */
  readings: readonly ConsumptionReading[];
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

/** Returns the figures of a period; rows of other days are ignored. */
export function figuresOf(rows: readonly ConsumptionRow[], period: ConsumptionFilterValue, commodity: Commodity): Figures {
  const rowsOfPeriod = within(rows, period);
  return {
    data: {
      ...period,
      unit: unitOf(commodity),
      months: monthsOf(rowsOfPeriod, commodity),
      previousYear: monthsOf(within(rows, { ...period, year: period.year - 1 }), commodity),
    },
    readings: rowsOfPeriod.map(({ date, zone, reading, consumption, origin, description }, index) => ({
      id: `${date} ${zone} ${index}`,
      date,
      zone,
      reading,
      consumption,
      origin,
      description,
    })),
  };
}
