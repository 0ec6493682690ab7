import fc from "fast-check";
import { expect, it } from "vitest";
import type { ConsumptionRow } from "../consumption.ts";
import { lastMonths } from "./lastMonths.ts";

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

it("[SU-17] the newest month is compared with the one a year before, and an estimate is marked", () => {
  const last = lastMonths([
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
  expect(lastMonths([row("2026-10-31", null)])).toBeUndefined();
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
      const last = lastMonths(rows);
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
