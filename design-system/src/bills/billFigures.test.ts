import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { billSpans } from "./billFigures.ts";

describe("the readings of a bill [BL-45]", () => {
  const row = (over: Partial<ConsumptionRow>): ConsumptionRow => ({
    date: "2026-10-31",
    year: 2026,
    month: 10,
    consumption: 100,
    reading: 12_345,
    zone: null,
    description: null,
    origin: "distributor",
    ...over,
  });

  it("begin with the last reading before the period, in each band", () => {
    const rows = [
      row({ date: "2026-07-31", zone: "F1", reading: 900, consumption: 50 }),
      row({ date: "2026-08-31", zone: "F1", reading: 1000, consumption: 100 }),
      row({ date: "2026-08-31", zone: "F2", reading: 500, consumption: 5, origin: "estimate" }),
      row({ date: "2026-09-30", zone: "F1", reading: 1040, consumption: 40 }),
      row({ date: "2026-10-31", zone: "F1", reading: 1102, consumption: 62, origin: "estimate" }),
      row({ date: "2026-10-31", zone: "F2", reading: 576, consumption: 76 }),
    ];
    expect(billSpans(rows, "2026-09-01")).toEqual({
      startDate: "2026-08-31",
      endDate: "2026-10-31",
      spans: [
        { zone: "F1", start: 1000, end: 1102, use: 102, startEstimated: false, endEstimated: true },
        { zone: "F2", start: 500, end: 576, use: 76, startEstimated: true, endEstimated: false },
      ],
    });
  });

  it("[BL-247] begin with the activation, also where the supply was active before", () => {
    const first = [row({ date: "2026-09-03", reading: 40, consumption: 0, origin: "start" }), row({ reading: 140 })];
    const started = { zone: null, start: 40, end: 140, use: 100, startEstimated: false, endEstimated: false };
    expect(billSpans(first, "2026-09-03")).toEqual({ startDate: "2026-09-03", endDate: "2026-10-31", spans: [started] });
    const ended = row({ date: "2026-08-10", reading: 45_120, origin: "distributor" });
    expect(billSpans([ended, ...first], "2026-09-03")?.spans).toEqual([started]);
    // A meter that is activated after other readings of the period is not its beginning.
    const [other] = billSpans([ended, row({ date: "2026-09-01", reading: 45_130, consumption: 10 }), ...first], "2026-08-31")?.spans ?? [];
    expect(other).toMatchObject({ start: 45_120, use: 110 });
  });

  it("have no start without a reading, and are omitted without consumption", () => {
    expect(billSpans([row({ reading: null })], "2026-09-01")?.spans).toEqual([
      { zone: null, start: null, end: null, use: 100, startEstimated: false, endEstimated: false },
    ]);
    expect(billSpans([row({ date: "2026-08-31" })], "2026-09-01")).toBeUndefined();
    expect(billSpans([], "2026-09-01")).toBeUndefined();
  });

  it("add up: start plus use is the end, with any readings", () => {
    const uses = fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.constantFrom("F1" as const, "F2" as const)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(uses, (list) => {
        const shown = { F1: 1000, F2: 2000 };
        const rows = [
          ...(["F1", "F2"] as const).map((zone) => row({ date: "2026-08-31", zone, reading: shown[zone] })),
          ...list.map(([consumption, zone], index) => {
            shown[zone] += consumption;
            return row({ date: `2026-09-0${index + 1}`, zone, consumption, reading: shown[zone] });
          }),
        ];
        for (const { start, end, use } of billSpans(rows, "2026-09-01")?.spans ?? []) expect((start ?? 0) + (use ?? 0)).toBe(end);
      }),
    );
  });
});
