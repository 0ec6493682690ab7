import type { ConsumptionMonth, ConsumptionSeries, ConsumptionUnit } from "@favilla/design-system/consumption/consumption.ts";

/** A supply with its consumption by month. */
export interface Supply {
  id: string;
  /** Nickname, or address. */
  name: string;
  commodity: "electricity" | "gas";
  unit: ConsumptionUnit;
  /** Latest figure in words, for the closed section. */
  latest: string;
  /** Day of the last reading, and who read it. */
  updatedAt: string;
  source: string;
  /** Months of all years, in any order. */
  months: readonly ConsumptionMonth[];
}

/** Months of a year in one series, from January on. */
const yearOf = (year: number, series: ConsumptionSeries, quantities: readonly number[]): ConsumptionMonth[] =>
  quantities.map((quantity, index) => ({
    month: `${year}-${String(index + 1).padStart(2, "0")}`,
    values: [{ series, quantity }],
  }));

/** The year that the page shows first. */
export const currentYear = 2026;

/** The supplies of the sample: give the page those of your server. */
export const supplies: readonly Supply[] = [
  {
    id: "supply-1",
    name: "Casa di Bologna",
    commodity: "electricity",
    unit: "kWh",
    latest: "138 kWh a ottobre",
    updatedAt: "2026-10-31",
    source: "Distributore",
    months: [
      ...yearOf(2025, "F1", [184, 173, 161, 142, 130, 153, 201, 216, 160, 143, 151, 178]),
      ...yearOf(2026, "F1", [174, 164, 153, 134, 123, 144, 190, 205, 151, 138]),
    ],
  },
  {
    id: "supply-2",
    name: "Via dei Tigli 14, Bologna",
    commodity: "gas",
    unit: "Smc",
    latest: "48 Smc a ottobre",
    updatedAt: "2026-11-08",
    source: "Distributore",
    months: [
      ...yearOf(2025, "real", [190, 166, 128, 70, 31, 14, 10, 0, 12, 52, 121, 178]),
      ...yearOf(2026, "real", [182, 160, 122, 64, 28, 13, 10, 0, 11, 48]),
    ],
  },
];
