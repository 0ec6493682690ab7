import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUp, readingOrigins } from "./consumption.ts";
import { monthsOf } from "./consumptionMonths.ts";
import { periodOf } from "./consumptionPeriod.ts";
import { type ConsumptionRow, inOrder, isEstimatedRow, zones } from "./consumptionRow.ts";

const row = (date: string, consumption: number | null, changes: Partial<ConsumptionRow> = {}): ConsumptionRow => ({
  date,
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  consumption,
  reading: null,
  zone: null,
  description: null,
  origin: "distributor",
  ...changes,
});

const rows = fc.array(
  fc
    .record({
      day: fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
      consumption: fc.option(fc.integer({ min: -500, max: 5000 }), { nil: null }),
      zone: fc.constantFrom(null, ...zones),
      origin: fc.constantFrom(...readingOrigins),
    })
    .map(({ day, consumption, ...changes }) => row(day.toISOString().slice(0, 10), consumption, changes)),
);

describe("[CS-03] the months of a year", () => {
  it("are by zone where electricity has several", () => {
    const of = [row("2026-01-31", 5, { zone: "F1" }), row("2026-01-31", 3, { zone: "F2", origin: "estimate" })];
    expect(monthsOf(of, "electricity")).toEqual([
      {
        month: "2026-01",
        values: [
          { series: "F1", quantity: 5, estimated: false },
          { series: "F2", quantity: 3, estimated: true },
        ],
      },
    ]);
  });

  it("are real against estimated of gas, and of electricity with one price all day", () => {
    const kinds = (zone: "F1" | null) =>
      (["distributor", "estimate", "customer"] as const).map((origin) => row("2026-02-28", 4, { zone, origin }));
    const series = [{ series: "real" }, { series: "estimated" }, { series: "real" }];
    expect(monthsOf(kinds(null), "gas")).toMatchObject([{ month: "2026-02", values: series }]);
    expect(monthsOf(kinds("F1"), "electricity")).toMatchObject([{ month: "2026-02", values: series }]);
  });

  it("[CS-16] add up to the rows, corrections below zero included, and contain nothing else", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("electricity" as const, "gas" as const), (some, commodity) => {
        const { total, estimated } = addUp({ year: 2026, unit: "kWh", months: monthsOf(some, commodity) });
        const sum = (of: readonly ConsumptionRow[]) => of.reduce((all, { consumption }) => all + (consumption ?? 0), 0);
        expect(total ?? 0).toBe(sum(some));
        expect(estimated).toBe(sum(some.filter(isEstimatedRow)));
        if (some.every(({ consumption }) => consumption === null)) expect(total).toBeNull();
      }),
    );
  });
});

it("[CS-05] rows are in order of date and zone, none lost", () => {
  fc.assert(
    fc.property(rows, (some) => {
      const ordered = inOrder(some);
      expect(ordered).toHaveLength(some.length);
      const keys = ordered.map(({ date, zone }) => `${date} ${zone ?? ""}`);
      expect(keys).toEqual(keys.toSorted());
      expect(inOrder(ordered)).toEqual(ordered);
    }),
  );
});

it("[CS-08] a period begins on the first and ends on the last day of its months", () => {
  expect(periodOf({ year: 2028, monthFrom: 1, monthTo: 2 })).toEqual({ from: "2028-01-01", to: "2028-02-29" });
  expect(periodOf({ year: 2026, monthFrom: 2, monthTo: 12 })).toEqual({ from: "2026-02-01", to: "2026-12-31" });
});
