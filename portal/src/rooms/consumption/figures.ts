import type { ConsumptionReading } from "@favilla/design-system/consumption/ConsumptionReadingTable.tsx";
import type { ConsumptionData, ConsumptionUnit } from "@favilla/design-system/consumption/consumption.ts";
import type { ConsumptionFilterValue } from "@favilla/design-system/consumption/consumptionFilter.ts";
import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import type { ConsumptionRow } from "./consumption.ts";
import { monthsOf } from "./months.ts";
import { periodOf } from "./period.ts";

/** What a section shows of a supply: sentence, chart, tables, file and paper are all made of this. */
export interface Figures {
  /** By month, with the year before. */
  data: ConsumptionData;
  /** The readings of the period, one by one. */
  readings: readonly ConsumptionReading[];
}

/** Cubic metres are standard ones on a bill (CS-04). */
export const unitOf = (commodity: Commodity): ConsumptionUnit => (commodity === "gas" ? "Smc" : "kWh");

/** The days to ask for: the period, and all from the same months a year before, to compare with. */
export const daysToAsk = (period: ConsumptionFilterValue): { from: string; to: string } => ({
  from: periodOf({ ...period, year: period.year - 1 }).from,
  to: periodOf(period).to,
});

const within = (rows: readonly ConsumptionRow[], period: ConsumptionFilterValue) => {
  const { from, to } = periodOf(period);
  return rows.filter(({ date }) => date >= from && date <= to);
};

/** What some rows come to in a period; the rows of other days are left out. */
export function figuresOf(rows: readonly ConsumptionRow[], period: ConsumptionFilterValue, commodity: Commodity): Figures {
  const own = within(rows, period);
  return {
    data: {
      ...period,
      unit: unitOf(commodity),
      months: monthsOf(own, commodity),
      previousYear: monthsOf(within(rows, { ...period, year: period.year - 1 }), commodity),
    },
    readings: own.map(({ date, zone, reading, consumption, readingCode, readingDesc }, index) => ({
      id: `${date} ${zone} ${index}`,
      date,
      zone,
      reading,
      consumption,
      readingCode,
      readingDesc,
    })),
  };
}
