import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BarSeries, type BarSlot, layoutBars } from "./layoutBars.ts";
import { moveFocus, placeWithin } from "./moveFocus.ts";
import { sumKnown } from "./sumKnown.ts";

const series: BarSeries[] = [
  { id: "F1", label: "F1" },
  { id: "F2", label: "F2" },
  { id: "guess", label: "Stimato", estimated: true },
];
const slot = (...values: (number | null)[]): BarSlot => ({
  id: "m",
  label: "gen",
  name: "gennaio",
  parts: values.map((value, index) => ({ series: series[index]?.id ?? "", value })),
});
const column = (...values: (number | null)[]) => layoutBars([slot(...values), slot(100)], series, 10).columns[0];

describe("bars [CS-10]", () => {
  test("stack from zero up, in the order of their parts", () => {
    const { columns, ticks, scale, zero } = layoutBars([slot(40, 60)], series, 10);
    expect(zero).toBe(10);
    expect(columns[0]?.total).toBe(100);
    expect(columns[0]?.marks.map(({ y }) => y)).toEqual([6, 0]);
    expect(ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks.map((value) => Math.round(scale(value) * 1000) / 1000)).toEqual([10, 8, 6, 4, 2, 0]);
  });

  test("a slot without a value is a gap, and a zero is a thin line", () => {
    expect(column(null, null)).toMatchObject({ total: null, marks: [] });
    expect(column()).toMatchObject({ total: null, marks: [] });
    expect(column(Number.NaN, Number.POSITIVE_INFINITY)).toMatchObject({ total: null, marks: [] });
    expect(column(0, 0)).toMatchObject({
      total: 0,
      marks: [
        { value: 0, height: 0.15 },
        { value: 0, height: 0.15 },
      ],
    });
  });

  test("a part without a value has its own mark, and does not count in the sum", () => {
    expect(column(40, null)).toMatchObject({ total: 40, marks: [{ value: 40 }, { value: null, height: 0.75 }] });
    const [missing, known] = column(null, 40)?.marks ?? [];
    expect((missing?.y ?? 0) + (missing?.height ?? 0)).toBeLessThan(known?.y ?? 0);
  });

  test("what is estimated says so by part or by series; unknown series are left out", () => {
    const parts = [
      { series: "F1", value: 1, estimated: true },
      { series: "guess", value: 2 },
      { series: "F9", value: 4 },
    ];
    const [first] = layoutBars([{ ...slot(), parts }], series, 10).columns;
    expect(first).toMatchObject({ total: 3, marks: [{ estimated: true }, { estimated: true }] });
    expect(first?.marks).toHaveLength(2);
  });

  test("a zero between two parts stands where the first ends, in whatever order series are", () => {
    const parts = [
      { series: "F2", value: 60 },
      { series: "F1", value: 0 },
      { series: "guess", value: 40 },
    ];
    const [first] = layoutBars([{ ...slot(), parts }], series, 10).columns;
    expect(first?.marks.map(({ series: of, y }) => [of, y])).toEqual([
      [1, 4],
      [0, 3.85],
      [2, 0],
    ]);
  });

  test("marks without a value have a height in the unit of the text", () => {
    const [first] = layoutBars([slot(0, null), slot(100)], series, 100, 10).columns;
    expect(first?.marks).toMatchObject([
      { value: 0, height: 1.5 },
      { value: null, height: 7.5 },
    ]);
  });

  test("corrections hang below zero", () => {
    const { columns, zero } = layoutBars([slot(100), slot(-50, -50)], series, 10);
    expect(zero).toBe(5);
    expect(columns[1]?.marks.map(({ y }) => y)).toEqual([5, 7.5]);
  });

  test("the previous year has its mark, and the scale has room for it", () => {
    const { columns } = layoutBars([{ ...slot(50), reference: 100 }], series, 10);
    expect(columns[0]?.reference).toEqual({ value: 100, y: 0 });
  });

  test("a chart without values has an axis with zero", () => {
    expect(layoutBars([], series, 10)).toMatchObject({ columns: [], ticks: [0], zero: 10 });
  });

  const values = fc.array(
    fc.oneof(
      fc.constant(null),
      fc.integer({ min: -1e6, max: 1e7 }).map((thousandths) => thousandths / 1000),
    ),
    { maxLength: 3 },
  );

  test("every bar is inside the plot and has a height, and a column's total is the sum of its marks", () => {
    fc.assert(
      fc.property(fc.array(values, { maxLength: 12 }), (all) => {
        for (const { marks, total } of layoutBars(
          all.map((each) => slot(...each)),
          series,
          16,
        ).columns) {
          expect(total).toBe(sumKnown(marks.map(({ value }) => value)));
          for (const { y, height, value } of marks) {
            expect(height).toBeGreaterThan(0);
            if (value) expect(y >= -0.01 && y + height <= 16.16).toBe(true);
          }
        }
      }),
    );
  });
});

describe("keys [CS-10]", () => {
  const { columns } = layoutBars([slot(1, 2), slot(), slot(3), slot(4, 5)], series, 10);
  const go = (key: string, from: number, mark: number, rightToLeft = false) => moveFocus(key, { column: from, mark }, columns, rightToLeft);

  test.each([
    ["ArrowRight", 0, -1, 1, -1],
    ["ArrowRight", 0, 0, 1, -1],
    ["ArrowRight", 2, 0, 3, 0],
    ["ArrowLeft", 3, 1, 2, -1],
    ["ArrowRight", 3, 1, 3, 1],
    ["ArrowLeft", 0, 1, 0, 1],
    ["ArrowUp", 0, -1, 0, 0],
    ["ArrowUp", 0, 1, 0, 1],
    ["ArrowUp", 1, -1, 1, -1],
    ["ArrowDown", 0, 1, 0, 0],
    ["ArrowDown", 0, -1, 0, -1],
    ["Home", 3, 1, 0, 1],
    ["End", 0, 0, 3, 0],
  ])("%s from %i, %i goes to %i, %i", (key, from, mark, to, at) => expect(go(key, from, mark)).toEqual({ column: to, mark: at }));

  test("from right to left, arrows follow what is seen", () => {
    expect(go("ArrowLeft", 0, -1, true)).toEqual({ column: 1, mark: -1 });
    expect(go("ArrowRight", 1, -1, true)).toEqual({ column: 0, mark: -1 });
  });

  test("the tab stop stays in the chart when its data change, so that Tab reaches it", () => {
    expect(placeWithin({ column: 3, mark: 1 }, columns)).toEqual({ column: 3, mark: 1 });
    // This slot has become a gap; this one has one part less; the last one is gone.
    expect(placeWithin({ column: 1, mark: 1 }, columns)).toEqual({ column: 1, mark: -1 });
    expect(placeWithin({ column: 2, mark: 1 }, columns)).toEqual({ column: 2, mark: 0 });
    expect(placeWithin({ column: 7, mark: 2 }, columns)).toEqual({ column: 3, mark: 1 });
  });

  test("other keys are not handled", () => expect(go("Enter", 0, -1)).toBeUndefined());
});
