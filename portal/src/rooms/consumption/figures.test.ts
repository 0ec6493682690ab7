import { addUp, readingOrigins } from "@favilla/design-system/consumption/consumption.ts";
import { summarySentences } from "@favilla/design-system/consumption/consumptionText.ts";
import { consumptionMessages } from "@favilla/design-system/consumption/messages.it.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConsumptionRow, inOrder, zones } from "./consumption.ts";
import { daysToAsk, figuresOf } from "./figures.ts";
import { toExportTable } from "./readingsTable.ts";

const { words } = consumptionMessages;
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

const rows = fc
  .array(
    fc
      .record({
        day: fc.date({ min: new Date("2024-12-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
        consumption: fc.option(fc.integer({ min: -500, max: 5000 }), { nil: null }),
        reading: fc.option(fc.nat(), { nil: null }),
        zone: fc.constantFrom(null, ...zones),
        origin: fc.constantFrom(...readingOrigins),
      })
      .map(({ day, ...own }): ConsumptionRow => {
        const date = day.toISOString().slice(0, 10);
        return { date, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), description: null, ...own };
      }),
  )
  .map(inOrder);
const periods = fc
  .tuple(fc.constantFrom(2025, 2026), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, one, other]) => ({ year, monthFrom: Math.min(one, other), monthTo: Math.max(one, other) }));

describe("one set of figures", () => {
  it("[CS-02, CS-09] makes months, sentence and file, which come to the same", () => {
    fc.assert(
      fc.property(rows, periods, fc.constantFrom("electricity" as const, "gas" as const), (some, period, commodity) => {
        const figures = figuresOf(some, period, commodity);
        const table = toExportTable(figures, "Consumi", words);
        const all = addUp(figures.data);
        expect(table.rows).toHaveLength(figures.readings.length);
        expect(sum(table.rows.map((row) => row[3] as number | null))).toBe(all.total ?? 0);
        for (const { month, total } of all.months)
          expect(total ?? 0).toBe(sum(table.rows.filter((row) => String(row[0]).startsWith(month)).map((row) => row[3] as number | null)));
        expect(sum(all.months.map(({ total }) => total))).toBe(all.total ?? 0);
        const [first] = summarySentences(all, "", figures.data.unit, words);
        if (all.total !== null)
          expect(first?.values["total"]).toContain(new Intl.NumberFormat("it", { useGrouping: "always" }).format(all.total));
      }),
    );
  });

  it("[CS-12] names the columns as on screen, and never shows a code", () => {
    fc.assert(
      fc.property(rows, periods, (some, period) => {
        const { columns, rows: cells } = toExportTable(figuresOf(some, period, "gas"), "Consumi", words);
        expect(columns.map(({ header }) => header)).toEqual(["Data", "Fascia", "Lettura", "Consumo (Smc)", "Tipo"]);
        for (const [, , , , kind] of cells) expect(kind).toMatch(/^(Reale|Stimato|Non indicato)/);
      }),
    );
  });

  it("[CS-06] holds the days of its period alone, with the same months of the year before beside them", () => {
    fc.assert(
      fc.property(rows, periods, (some, period) => {
        const { data, readings } = figuresOf(some, period, "electricity");
        const inMonths = (month: string, year: number) =>
          month.startsWith(String(year)) && Number(month.slice(5, 7)) >= period.monthFrom && Number(month.slice(5, 7)) <= period.monthTo;
        expect(readings.every(({ date }) => inMonths(date, period.year))).toBe(true);
        expect(data.previousYear?.every(({ month }) => inMonths(month, period.year - 1))).toBe(true);
        const { from, to } = daysToAsk(period);
        for (const { date } of some)
          if (inMonths(date, period.year) || inMonths(date, period.year - 1)) expect(from <= date && date <= to).toBe(true);
      }),
    );
  });
});
