import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutWaterfall } from "./layoutWaterfall.ts";

describe("[BL-36] the bars of a waterfall", () => {
  it("are cut at a round number below the lowest level where the steps would be too small to see", () => {
    const { cut, start, steps, end } = layoutWaterfall(86.4, [-0.29, 9.95, 1.24, 0.61, 1.15]);
    expect(cut).toBe(84);
    expect(start.from).toBe(0);
    expect(end).toEqual({ from: 0, to: 100 });
    expect(steps[0]).toEqual({ from: 14.01, to: 15.94 });
    expect(steps[1]?.from).toBe(steps[0]?.from);
  });

  it("begin at zero where the steps are large, and where a level is zero or below", () => {
    expect(layoutWaterfall(40, [60])).toEqual({
      start: { from: 0, to: 40 },
      steps: [{ from: 40, to: 100 }],
      end: { from: 0, to: 100 },
      cut: null,
    });
    expect(layoutWaterfall(50, [-100])).toEqual({
      start: { from: 50, to: 100 },
      steps: [{ from: 0, to: 100 }],
      end: { from: 0, to: 50 },
      cut: null,
    });
    expect(layoutWaterfall(-100, [-1]).cut).toBeNull();
    expect(layoutWaterfall(0, [])).toMatchObject({ start: { from: 0, to: 0 }, end: { from: 0, to: 0 } });
    expect(layoutWaterfall(99, [])).toMatchObject({ start: { from: 0, to: 100 }, end: { from: 0, to: 100 }, cut: null });
  });

  it("stay in the plot and touch each other, whatever the figures", () => {
    const figure = fc.integer({ min: -123_456_789, max: 123_456_789 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(figure, fc.array(figure, { maxLength: 7 }), (first, changes) => {
        const { start, steps, end, cut } = layoutWaterfall(first, changes);
        for (const { from, to } of [start, ...steps, end]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(100);
          expect(to).toBeGreaterThanOrEqual(from);
        }
        const bars = [start, ...steps, end];
        for (const [index, bar] of bars.slice(1).entries()) {
          const before = bars[index] as typeof bar;
          expect([bar.from, bar.to].some((edge) => edge === before.from || edge === before.to)).toBe(true);
        }
        if (cut !== null) expect(cut).toBeLessThan(Math.min(first, first + changes.reduce((sum, change) => sum + change, 0)));
      }),
    );
  });
});
