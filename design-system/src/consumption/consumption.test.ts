import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fill } from "../theme/messages.ts";
import { addUp, type ConsumptionData, type ConsumptionMonth, consumptionSeries, sharesOf } from "./consumption.ts";
import { beforeSentence, periodSentence, summarySentences, withArticle } from "./consumptionText.ts";
import { consumptionMessages } from "./messages.it.ts";

const { words } = consumptionMessages;
const zones = (month: string, ...quantities: (number | null)[]): ConsumptionMonth => ({
  month,
  values: quantities.map((quantity, index) => ({ series: consumptionSeries[index] as "F1", quantity })),
});
const gas = (month: string, series: "real" | "estimated", quantity: number | null): ConsumptionMonth => ({
  month,
  values: [{ series, quantity }],
});

const year = (months: ConsumptionMonth[], { today, ...more }: Partial<ConsumptionData> & { today?: string } = {}) =>
  addUp({ year: 2026, unit: "kWh", months, ...more }, today);
const sentence = (months: ConsumptionMonth[], more?: Partial<ConsumptionData>) => {
  const all = year(months, more);
  const period = periodSentence(all, words);
  return summarySentences(all, fill(period.text, period.values), more?.unit ?? "kWh", words)
    .map(({ text, values }) => fill(text, values))
    .join(" ")
    .replaceAll("\u00a0", " ");
};

describe("a year of consumption [CS-03]", () => {
  test("has twelve months, with any data", () => {
    expect(year([]).months.map(({ month }) => month)).toEqual(
      ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2026-${month}`),
    );
    expect(year([]).total).toBeNull();
  });

  test("ignores other years and invalid months", () => {
    const { total, known } = year([zones("2026-01", 5), zones("2025-12", 7), zones("2026-13", 9), zones("gennaio", 9)]);
    expect([total, known.length]).toEqual([5, 1]);
  });

  test("monorario is F1 alone; zones keep their order and add up", () => {
    expect(year([zones("2026-01", 5)]).series).toEqual([{ series: "F1", total: 5, share: 100 }]);
    const { series } = year([{ month: "2026-02", values: [...zones("", 1, 1, 1).values].reverse() }]);
    expect(series.map((each) => [each.series, each.share])).toEqual([
      ["F1", 34],
      ["F2", 33],
      ["F3", 33],
    ]);
  });

  test("read and estimated amounts are separate, in zones too", () => {
    const both = {
      month: "2026-01",
      values: [
        { series: "F1", quantity: 4, estimated: true },
        { series: "F1", quantity: 6 },
      ],
    } as const;
    expect(year([both, gas("2026-02", "estimated", 2), gas("2026-02", "real", 3)])).toMatchObject({ total: 15, estimated: 6 });
    expect(year([both]).months[0]?.values).toEqual([
      { series: "F1", quantity: 6, estimated: false },
      { series: "F1", quantity: 4, estimated: true },
    ]);
  });

  test("[CS-16] a missing value is null, never zero; zero is a value", () => {
    const { months } = year([zones("2026-01", null, null), zones("2026-02", Number.NaN), zones("2026-03", 0), zones("2026-04", 1, null)]);
    expect(months.slice(0, 4).map(({ total }) => total)).toEqual([null, null, 0, 1]);
    expect(months[3]?.values[1]).toEqual({ series: "F2", quantity: null, estimated: false });
  });

  test("a reading without an estimate beside it is no gap", () => {
    const { months } = year([
      {
        month: "2026-01",
        values: [
          { series: "real", quantity: 9 },
          { series: "estimated", quantity: null },
        ],
      },
    ]);
    expect(months[0]?.values).toHaveLength(1);
  });

  test("only the months of the filter count", () => {
    const { total, months } = year([zones("2026-01", 5), zones("2026-03", 7)], { monthFrom: 2, monthTo: 4 });
    expect([total, months.map(({ asked }) => asked).indexOf(true)]).toEqual([7, 1]);
  });

  test("an unknown series counts in the sum", () => {
    expect(
      year([
        {
          month: "2026-01",
          values: [
            { series: "F4" as "F1", quantity: 2 },
            { series: "F1", quantity: 1 },
          ],
        },
      ]),
    ).toMatchObject({
      total: 3,
      series: [{ series: "F1" }, { series: "F4" }],
    });
  });
});

describe("the sentence", () => {
  const before = [zones("2025-01", 100), zones("2025-02", 100)];

  test.each([
    ["nothing", [], {}, "Nel 2026 non c’è ancora nessun dato."],
    ["one month", [zones("2026-04", 12.5)], {}, "In aprile 2026: 12,5 kWh."],
    [
      "less than before",
      [zones("2026-01", 90), zones("2026-02", 98)],
      { previousYear: before },
      "Da gennaio a febbraio 2026: 188 kWh, il 6% in meno rispetto agli stessi mesi del 2025. Il mese più alto è febbraio, 98 kWh.",
    ],
    [
      "more than before, in the months of both",
      [zones("2026-01", 108), zones("2026-03", 2)],
      { previousYear: before },
      "Da gennaio a marzo 2026: 110 kWh; nei mesi che si possono confrontare (1), l’8% in più del 2025. Il mese più alto è gennaio, 108 kWh. Manca il dato di febbraio.",
    ],
    [
      "gas, in part estimated, with gaps",
      [gas("2026-05", "real", 1200), gas("2026-08", "estimated", 300.5)],
      { unit: "Smc" },
      "Da maggio ad agosto 2026: 1.500,5 Smc. Il mese più alto è maggio, 1.200 Smc. Mancano i dati di giugno e luglio.",
    ],
    [
      "[CS-29] a month read as zero beside an estimated one",
      [gas("2026-07", "real", 0), gas("2026-08", "estimated", 3)],
      {},
      "Da luglio ad agosto 2026: 3 kWh. Il mese più alto è agosto, 3 kWh.",
    ],
    ["[CS-29] all estimated, as zero", [gas("2026-08", "estimated", 0)], {}, "In agosto 2026: 0 kWh. È tutto stimato."],
    ["all estimated", [gas("2026-01", "estimated", 3)], {}, "In gennaio 2026: 3 kWh. È tutto stimato."],
    [
      "hardly estimated",
      [gas("2026-01", "estimated", 1), gas("2026-02", "real", 999)],
      {},
      "Da gennaio a febbraio 2026: 1.000 kWh. Il mese più alto è febbraio, 999 kWh.",
    ],
    [
      "[CS-25] one month, less than in the same one before",
      [zones("2026-01", 90)],
      { previousYear: before },
      "In gennaio 2026: 90 kWh, il 10% in meno rispetto allo stesso mese del 2025.",
    ],
    [
      "[CS-25] one month, the same as before",
      [zones("2026-01", 100)],
      { previousYear: before },
      "In gennaio 2026: 100 kWh, come nello stesso mese del 2025.",
    ],
    [
      "[CS-24] the month that is not over is not compared with a whole one",
      [zones("2026-01", 90), zones("2026-02", 40)],
      { previousYear: before, today: "2026-02-20" },
      "Da gennaio a febbraio 2026: 130 kWh; nei mesi che si possono confrontare (1), il 10% in meno del 2025. Il mese più alto è gennaio, 90 kWh.",
    ],
    [
      "[CS-24] only the month that is not over",
      [zones("2026-01", 40)],
      { previousYear: before, today: "2026-01-20" },
      "In gennaio 2026: 40 kWh.",
    ],
    ["zero", [zones("2026-01", 0)], { previousYear: [zones("2025-01", 0)] }, "In gennaio 2026: 0 kWh."],
  ] as [string, ConsumptionMonth[], Partial<ConsumptionData>, string][])("%s", (_, months, more, text) =>
    expect(sentence(months, more)).toBe(text),
  );

  test("[CS-26] the note on the total of the year before names the months that it adds up", () => {
    const note = (months: ConsumptionMonth[]) =>
      beforeSentence(year(months, { previousYear: [...before, zones("2025-03", 100), zones("2025-04", 100)] }), words);
    expect(note([zones("2026-01", 1), zones("2026-02", 1), zones("2026-03", 1), zones("2026-04", 1)])).toBe(
      "Il totale del 2025 è da gennaio ad aprile.",
    );
    expect(note([zones("2026-01", 1)])).toBe("Il totale del 2025 è di gennaio.");
    // February 2025 is in its row, and not in the total.
    expect(note([zones("2026-01", 1), zones("2026-03", 1)])).toBe("Il totale del 2025 conta solo i mesi che hanno un dato nel 2026.");
  });

  test("percents have their article", () => {
    expect([1000, 1100, 8900, 11_500].map(withArticle)).toEqual(["il 1000%", "il 1100%", "l’8900%", "l’11500%"]);
    expect([1, 6, 8, 10, 11, 18, 80, 88, 100, 108, 800].map(withArticle)).toEqual([
      "l’1%",
      "il 6%",
      "l’8%",
      "il 10%",
      "l’11%",
      "il 18%",
      "l’80%",
      "l’88%",
      "il 100%",
      "il 108%",
      "l’800%",
    ]);
  });
});

describe("any input", () => {
  const quantity = fc.oneof(
    fc.constant(null),
    fc.constant(Number.NaN),
    fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000),
  );
  const value = fc.record({ series: fc.constantFrom(...consumptionSeries), quantity, estimated: fc.boolean() });
  const month = fc.record({
    month: fc.integer({ min: 1, max: 12 }).map((n) => `2026-${String(n).padStart(2, "0")}`),
    values: fc.array(value, { maxLength: 6 }),
  });
  const months = fc.array(month, { maxLength: 20 });
  const thousandths = (values: readonly (number | null | undefined)[]) =>
    values.reduce<number>((sum, each) => sum + (Number.isFinite(each) ? Math.round((each as number) * 1000) : 0), 0);

  test("the total is the sum of the months, of the series, and of all input values [CS-02]", () => {
    fc.assert(
      fc.property(months, (all) => {
        const { total, months: twelve, series } = year(all);
        const expected = thousandths(all.flatMap(({ values }) => values.map((each) => each.quantity)));
        for (const parts of [[total], twelve.map((each) => each.total), series.map((each) => each.total)])
          expect(thousandths(parts)).toBe(expected);
      }),
    );
  });

  test("a month is a gap exactly if it has no value", () => {
    fc.assert(
      fc.property(months, (all) => {
        for (const { month: id, total } of year(all).months) {
          const figures = all
            .filter((each) => each.month === id)
            .flatMap(({ values }) => values.filter((each) => Number.isFinite(each.quantity)));
          expect(total === null).toBe(figures.length === 0);
        }
      }),
    );
  });

  test("shares add up to 100, and each differs by less than one from the exact share", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 5 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const shares = sharesOf(parts);
        if (total === 0) expect(shares.every((share) => share === null)).toBe(true);
        else {
          expect(thousandths(shares)).toBe(100_000);
          for (const [index, share] of shares.entries())
            expect(Math.abs((share ?? 0) - ((parts[index] ?? 0) / total) * 100)).toBeLessThan(1.0001);
        }
      }),
    );
  });

  test("the sentence never shows a raw value", () => {
    fc.assert(
      fc.property(months, months, (now, then) => {
        const previousYear = then.map((each) => ({ ...each, month: each.month.replace("2026", "2025") }));
        expect(sentence(now, { previousYear })).not.toMatch(/NaN|Infinity|null|undefined|[{}]/);
      }),
    );
  });
});
