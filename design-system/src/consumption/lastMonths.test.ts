import fc from "fast-check";
import { expect, it } from "vitest";
import type { ConsumptionRow } from "./consumptionRow.ts";
import { daysOfLastMonths, lastMonths } from "./lastMonths.ts";

const row = (date: string, consumption: number | null, origin: ConsumptionRow["origin"] = "distributor"): ConsumptionRow =>
  ({
    date,
    consumption,
    origin,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    reading: null,
    zone: "F1",
    description: null,
  }) as ConsumptionRow;

const months = (rows: readonly ConsumptionRow[], today = "2026-12-05") => lastMonths(rows, today);

it("[SU-17] the newest month is compared with the one a year before, and an estimate is marked", () => {
  const last = months([
    row("2025-10-31", 145),
    row("2026-08-31", 100),
    row("2026-10-31", 100),
    row("2026-10-31", 36, "estimate"),
    row("2026-11-30", null),
  ]);
  expect(last?.months.map(({ month, total }) => [month, total])).toEqual([
    ["2026-05", null],
    ["2026-06", null],
    ["2026-07", null],
    ["2026-08", 100],
    ["2026-09", null],
    ["2026-10", 136],
  ]);
  expect(last?.months.at(-1)?.estimated).toBe(true);
  expect(last?.before).toEqual({ month: "2025-10", total: 145 });
  expect(last?.year).toEqual({ from: "2026-08", to: "2026-10", total: 236 });
  expect(months([row("2026-10-31", null)])).toBeUndefined();
});

it("[SU-17] with any rows, six consecutive months end with the newest one, and the year's total is the sum of its rows", () => {
  const anyRow = fc
    .record({
      date: fc.date({ min: new Date("2024-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
      use: fc.option(fc.integer({ min: -500, max: 500 })),
    })
    .map(({ date, use }) => row(date.toISOString().slice(0, 10), use));
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
      const withConsumption = rows.filter(({ consumption }) => consumption !== null);
      const last = months(rows, "2027-01-01");
      expect(last === undefined).toBe(withConsumption.length === 0);
      if (!last) return;
      expect(last.months).toHaveLength(6);
      expect(last.months.at(-1)?.month).toBe(
        withConsumption
          .map(({ date }) => date.slice(0, 7))
          .sort()
          .at(-1),
      );
      const year = last.year.to.slice(0, 4);
      const sum = withConsumption.filter(({ date }) => date.startsWith(year)).reduce((all, { consumption }) => all + (consumption ?? 0), 0);
      expect(last.year.total).toBe(sum);
    }),
  );
});

it("[CS-24] the month that is not over is not the newest one, nor part of the year's total", () => {
  const rows = [row("2025-11-30", 180), row("2026-10-31", 100), row("2026-11-20", 60, "customer")];
  expect(months(rows, "2026-11-22")).toMatchObject({ before: null, year: { from: "2026-10", to: "2026-10", total: 100 } });
  expect(months(rows, "2026-11-22")?.months.at(-1)).toMatchObject({ month: "2026-10", total: 100 });
  expect(months(rows, "2026-12-01")).toMatchObject({ before: { total: 180 }, year: { to: "2026-11", total: 160 } });
  expect(months([row("2026-11-20", 60, "customer")], "2026-11-22")).toBeUndefined();
});

it("[SU-17] the days that are loaded hold the newest month's year and the same month a year before, also when a new year has begun", () => {
  expect(daysOfLastMonths("2026-11-22")).toEqual({ from: "2025-01-01", to: "2026-11-22" });
  // The newest month is one of the last of 2026.
  expect(daysOfLastMonths("2027-01-15")).toEqual({ from: "2025-01-01", to: "2027-01-15" });
  expect(daysOfLastMonths("2027-03-10").from).toBe("2025-01-01");
  expect(daysOfLastMonths("2027-06-10").from).toBe("2026-01-01");
});
