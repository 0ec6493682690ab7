import type { ConsumptionData, ConsumptionMonth, ConsumptionValue } from "@favilla/design-system/consumption/consumption.ts";
import type { ConsumptionReading } from "@favilla/design-system/consumption/consumptionReading.ts";
import { year as chartYear } from "../charts/sample.ts";

const toMonths = (year: number, values: readonly (readonly ConsumptionValue[])[]): ConsumptionMonth[] =>
  values.map((each, index) => ({ month: `${year}-${String(index + 1).padStart(2, "0")}`, values: each }));

const zones = (rows: readonly (readonly (number | null)[])[], estimatedFrom = 12) =>
  rows.map((row, month) =>
    row.map(
      (quantity, zone): ConsumptionValue => ({
        series: (["F1", "F2", "F3"] as const)[zone] ?? "F1",
        quantity,
        estimated: month >= estimatedFrom,
      }),
    ),
  );

/** January to November. */
const months2026 = chartYear.flatMap((month) => (month ? [month] : []));

/** Casa di Bologna: January to November 2026, and the complete previous year. */
export const electricity: ConsumptionData = {
  year: 2026,
  unit: "kWh",
  months: toMonths(2026, zones(months2026)),
  previousYear: toMonths(2025, zones([...months2026, [63, 44, 61]].map((row) => row.map((quantity) => Math.round(quantity * 10.6) / 10)))),
};

/** The last two months are estimated, April has no data, and one band of July is missing. */
export const withEstimates: ConsumptionData = {
  year: 2026,
  unit: "kWh",
  months: toMonths(
    2026,
    zones((months2026 as readonly (readonly (number | null)[])[]).with(3, [null, null, null]).with(6, [70.5, null, 69.6]), 9),
  ),
};

/** A flat price without time bands. */
export const oneZone: ConsumptionData = {
  year: 2026,
  unit: "kWh",
  months: toMonths(
    2026,
    months2026.map((row) => [{ series: "F1", quantity: Math.round(row.reduce((sum, each) => sum + each, 0) * 10) / 10 }]),
  ),
};

/** Gas: read in spring and autumn, estimated in between, no consumption in August. */
export const gas: ConsumptionData = {
  year: 2026,
  unit: "Smc",
  months: toMonths(
    2026,
    [182.4, 160.2, 121.7, 64.3, 28.1, 12.6, 9.8, 0, 11.2, 47.5, 118.3].map((quantity, month) => [
      { series: month % 3 === 1 && month !== 4 ? "estimated" : "real", quantity },
    ]),
  ),
};

/** Readings of twelve months with bands, for tables. */
export const readings: readonly ConsumptionReading[] = [
  { id: "1", date: "2026-10-31", zone: "F1", reading: 14236, consumption: 49.6, origin: "distributor", description: "LETTURA A GIRO" },
  { id: "2", date: "2026-10-31", zone: "F2", reading: 9874, consumption: 36, origin: "distributor", description: "LETTURA A GIRO" },
  { id: "3", date: "2026-10-31", zone: "F3", reading: 15021, consumption: 52, origin: "distributor", description: "LETTURA A GIRO" },
  {
    id: "4",
    date: "2026-11-29T23:30:00Z",
    zone: "F1",
    reading: 14293.5,
    consumption: 57.5,
    origin: "estimate",
    description: "MEDIA / ACCONTO",
  },
  { id: "5", date: "2026-11-30", zone: "F2", reading: null, consumption: null, origin: "estimate", description: "MEDIA / ACCONTO" },
  { id: "6", date: "2026-11-30", zone: null, reading: 15080, consumption: 0, origin: "unknown", description: "Lettura di rettifica" },
  { id: "7", date: "2026-12-01", zone: "F3", reading: 15081, consumption: 1, origin: "unknown" },
];
