import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUp, readingOrigins } from "./consumption.ts";
import { daysToAsk, figuresOf } from "./consumptionFigures.ts";
import { type ConsumptionRow, inOrder, zones } from "./consumptionRow.ts";
import { summarySentences } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";
import { readingsTable } from "./readingsTable.ts";

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
      .map(({ day, ...rest }): ConsumptionRow => {
        const date = day.toISOString().slice(0, 10);
        return { date, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), description: null, ...rest };
      }),
  )
  .map(inOrder);
const periods = fc
  .tuple(fc.constantFrom(2025, 2026), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, one, other]) => ({ year, monthFrom: Math.min(one, other), monthTo: Math.max(one, other) }));

describe("one set of figures", () => {
  it("[CS-02, CS-09] gives months, sentence and file with the same totals", () => {
    fc.assert(
      fc.property(rows, periods, fc.constantFrom("electricity" as const, "gas" as const), (some, period, commodity) => {
        const figures = figuresOf(some, period, commodity);
        const table = readingsTable(figures, "Consumi", words);
        const all = addUp(figures.data);
        expect(table.rows).toHaveLength(figures.readings.length);
        expect(sum(table.rows.map((row) => row[3] as number | null))).toBe(all.total ?? 0);
        expect(table.rows.filter(([date]) => String(date) < `${period.year}`).every((row) => row[3] === null)).toBe(true);
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
        const { columns, rows: cells } = readingsTable(figuresOf(some, period, "gas"), "Consumi", words);
        expect(columns.map(({ header }) => header)).toEqual(["Data", "Fascia", "Lettura", "Consumo (Smc)", "Tipo"]);
        for (const [, , , , kind] of cells) expect(kind).toMatch(/^(Reale|Stimato|Non indicato)/);
      }),
    );
  });

  it("[CS-06] has only the days of its period, beside the same months of the year before", () => {
    fc.assert(
      fc.property(rows, periods, (some, period) => {
        const { data, readings } = figuresOf(some, period, "electricity");
        const inMonths = (month: string, year: number) =>
          month.startsWith(String(year)) && Number(month.slice(5, 7)) >= period.monthFrom && Number(month.slice(5, 7)) <= period.monthTo;
        expect(readings.every(({ date, initial }) => inMonths(date, period.year) !== (initial ?? false))).toBe(true);
        expect(data.previousYear?.every(({ month }) => inMonths(month, period.year - 1))).toBe(true);
        const { from, to } = daysToAsk(period);
        for (const { date } of some)
          if (inMonths(date, period.year) || inMonths(date, period.year - 1)) expect(from <= date && date <= to).toBe(true);
      }),
    );
  });
});

/** A meter's readings from month to month: whole figures that only grow, in up to three bands. */
const meters = fc.record({
  start: fc.integer({ min: 0, max: 90_000 }),
  bands: fc.constantFrom<ConsumptionRow["zone"][]>([null], ["F1"], ["F1", "F2", "F3"]),
  uses: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 24 }),
});

it("[CS-18] the readings shown, with those at which the period starts, add up to the use shown, band by band", () => {
  fc.assert(
    fc.property(meters, periods, ({ start, bands, uses }, period) => {
      let reading = start;
      const some = uses.flatMap((use, index): ConsumptionRow[] => {
        reading += use;
        const [year, month] = [2025 + Math.floor(index / 12), (index % 12) + 1];
        const date = `${year}-${String(month).padStart(2, "0")}-28`;
        return bands.map((zone) => ({ date, year, month, zone, reading, consumption: use, origin: "distributor", description: null }));
      });
      const { readings, spans, data } = figuresOf(some, period, "electricity");
      const all = addUp(data);
      const first = { year: 2025, month: 1 };
      const starts = period.year > first.year || period.monthFrom > first.month;
      if (!starts || all.total === null) return;
      expect(spans.map(({ zone }) => zone)).toEqual(bands);
      expect(spans.every(({ from, to, consumption }) => to - from === consumption)).toBe(true);
      expect(sum(spans.map(({ consumption }) => consumption))).toBe(all.total);
      expect(readings.filter(({ initial }) => initial)).toHaveLength(bands.length);
    }),
  );
});
