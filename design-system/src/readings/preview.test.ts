import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReading, compareReading, daysPassed, readingDigits } from "./preview.ts";

const last = { date: "2026-09-29T22:00:00.000Z", value: 12_791 };
const context = { last, day: "2026-11-22", digits: 5 };

describe("[SR-06] what cannot be a reading", () => {
  it("is named", () => {
    expect(checkReading("", 5)).toBe("empty");
    expect(checkReading("  ", 5)).toBe("empty");
    for (const text of ["12790,4", "12.790", "12790a", "-1", "1e9", "½", "<b>1</b>"]) expect(checkReading(text, 5)).toBe("notDigits");
    expect(checkReading("127901", 5)).toBe("tooLong");
    expect(checkReading("1000000000", 9)).toBe("tooLong");
  });

  it("never includes a value that the meter can show, with leading zeros and spaces", () => {
    expect(checkReading("00042", 5)).toBeUndefined();
    expect(checkReading("12 790", 5)).toBeUndefined();
    expect(readingDigits("00 042")).toBe("00042");
    expect(readingDigits("１２ ٣")).toBe("123");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (digits, seed) => {
        const value = seed % 10 ** digits;
        expect(checkReading(String(value), digits)).toBeUndefined();
        expect(checkReading(String(value).padStart(digits, "0"), digits)).toBeUndefined();
        expect(Number(readingDigits(String(value).padStart(digits, "0")))).toBe(value);
      }),
    );
  });
});

describe("[SR-06] compared with the last real reading", () => {
  it("gives the difference of the meter, over the days in Rome", () => {
    expect(compareReading(12_885, context)).toEqual({ kind: "usual", used: 94, days: 53 });
  });

  it("says that there is none", () => {
    expect(compareReading(12_885, { ...context, last: null })).toEqual({ kind: "first" });
    expect(compareReading(12_885, { ...context, last: { date: last.date, value: Number.NaN } })).toEqual({ kind: "first" });
  });

  it("on the same day has no days", () => {
    expect(compareReading(12_791, { ...context, day: "2026-09-30" })).toEqual({ kind: "usual", used: 0, days: 0 });
    expect(compareReading(12_795, { ...context, day: "2026-09-30", expectedPerDay: 2 })).toEqual({ kind: "usual", used: 4, days: 0 });
    expect(compareReading(12_891, { ...context, day: "2026-09-30", expectedPerDay: 2 })).toMatchObject({ kind: "high", expected: 2 });
  });

  it("omits the days if the last reading has no date, and then doubts nothing", () => {
    const use = { kind: "usual", used: 9_000, days: undefined };
    for (const date of [null, undefined, "0001-01-01T00:00:00.000Z", "ieri"])
      expect(compareReading(21_791, { ...context, last: { date, value: 12_791 }, expectedPerDay: 1 })).toEqual(use);
  });

  it("counts no days backwards", () => {
    expect(compareReading(12_800, { ...context, day: "2026-09-01" })).toEqual({ kind: "usual", used: 9, days: undefined });
  });

  it("ignores decimals", () => {
    expect(compareReading(12_791, { ...context, last: { ...last, value: 12_791.9 } })).toMatchObject({ kind: "usual", used: 0 });
  });

  it("doubts a reading that is lower, or far from the expected consumption", () => {
    const usual = { ...context, expectedPerDay: 2 };
    expect(compareReading(12_790, usual)).toEqual({ kind: "lower", last, rollover: undefined });
    expect(compareReading(12_791 + 400, usual)).toEqual({ kind: "high", used: 400, days: 53, expected: 106 });
    expect(compareReading(12_791 + 10, usual)).toEqual({ kind: "low", used: 10, days: 53, expected: 106 });
    for (const used of [27, 106, 323]) expect(compareReading(12_791 + used, usual).kind).toBe("usual");
    for (const used of [26, 324]) expect(compareReading(12_791 + used, usual).kind).not.toBe("usual");
  });

  it("never doubts a few cubic metres", () => {
    expect(compareReading(12_791, { ...context, expectedPerDay: 0.1 }).kind).toBe("usual");
    expect(compareReading(12_796, { ...context, expectedPerDay: 0 }).kind).toBe("usual");
  });

  it("names the consumption of a meter that restarted at zero, only if that is likely", () => {
    const end = { ...context, last: { ...last, value: 99_980 } };
    expect(compareReading(40, end)).toMatchObject({ kind: "lower", rollover: { used: 60, days: 53 } });
    expect(compareReading(40, { ...end, expectedPerDay: 1 })).toMatchObject({ rollover: { used: 60 } });
    expect(compareReading(4_000, { ...end, expectedPerDay: 1 })).toMatchObject({ rollover: undefined });
    expect(compareReading(90_000, end)).toMatchObject({ rollover: undefined });
    // The last reading has more digits than this meter.
    expect(compareReading(40, { ...end, last: { ...last, value: 100_050 } })).toMatchObject({ kind: "lower", rollover: undefined });
  });

  it("is right for every meter: no consumption is negative, and a rollover counts the whole turn", () => {
    const meter = fc.integer({ min: 1, max: 9 }).chain((digits) => {
      const limit = 10 ** digits;
      return fc.record({ digits: fc.constant(digits), before: fc.nat(limit - 1), turned: fc.nat(limit - 1) });
    });
    fc.assert(
      fc.property(meter, fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), ({ digits, before, turned }, expectedPerDay) => {
        const limit = 10 ** digits;
        const value = (before + turned) % limit;
        const found = compareReading(value, { last: { ...last, value: before }, day: context.day, digits, expectedPerDay });
        if (found.kind === "first") throw new Error("there is a last reading");
        if (found.kind === "lower") {
          expect(before + turned).toBeGreaterThanOrEqual(limit);
          if (found.rollover) expect(found.rollover.used).toBe(turned);
        } else expect(found.used).toBe(turned);
      }),
    );
  });
});

describe("days", () => {
  it("are counted over changes of the clock, in Rome", () => {
    expect(daysPassed("2026-10-24T22:30:00.000Z", "2026-10-26T00:10:00.000+01:00")).toBe(1);
    expect(daysPassed("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysPassed("2026-02-28", "2028-03-01")).toBe(732);
    expect(daysPassed("2026-02-30", "2026-03-01")).toBeUndefined();
  });

  it("are counted forwards and backwards, and add up", () => {
    const day = fc
      .date({ min: new Date("1900-01-02"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(day, day, day, (one, two, three) => {
        const between = (from: string, to: string) => daysPassed(from, to) as number;
        expect(between(one, two) + between(two, three)).toBe(between(one, three));
        expect(between(one, two) + between(two, one)).toBe(0);
        expect(Number.isInteger(between(one, two))).toBe(true);
      }),
    );
  });
});
