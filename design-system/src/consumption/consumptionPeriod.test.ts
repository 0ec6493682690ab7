import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPeriod, writePeriod } from "./consumptionPeriod.ts";
import { filterPeriodText } from "./consumptionText.ts";

const wholeYear = { year: 2026, monthFrom: 1, monthTo: 12 };

describe("[CS-06] the period of a supply in the address", () => {
  const periods = fc
    .tuple(fc.integer({ min: 2020, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, one, other]) => ({ year, monthFrom: Math.min(one, other), monthTo: Math.max(one, other) }));
  const ids = fc.string({ minLength: 1 }).filter((id) => !id.includes(":"));

  it("is read back as written, and changes neither other supplies' periods nor the rest of the address", () => {
    fc.assert(
      fc.property(ids, ids, periods, periods, periods, (one, other, first, second, third) => {
        fc.pre(one !== other);
        let query = writePeriod(new URLSearchParams("x=1"), one, first, 2026);
        query = writePeriod(query, other, second, 2026);
        query = new URLSearchParams(writePeriod(query, one, third, 2026).toString());
        expect(readPeriod(query, one, 2026)).toEqual(third);
        expect(readPeriod(query, other, 2026)).toEqual(second);
        expect(query.get("x")).toBe("1");
        expect(query.getAll("periodo").length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("is not written if it is the whole current year", () => {
    expect(writePeriod(new URLSearchParams("periodo=s-1:2024:1-12"), "s-1", wholeYear, 2026).toString()).toBe("");
  });

  it.each(["s-1:2019:1-12", "s-1:2027:1-12", "s-1:2026:0-3", "s-1:2026:5-3", "s-1:2026:1-13", "s-1:2026", "s-1:x:1-2", "s-2:2024:1-12"])(
    "that cannot be chosen is the current year: %s",
    (text) => expect(readPeriod(new URLSearchParams({ periodo: text }), "s-1", 2026)).toEqual(wholeYear),
  );
});

it("[CS-13] a period is written in words", () => {
  const pattern = "{from}–{to} {year}";
  expect(filterPeriodText(wholeYear, pattern)).toBe("2026");
  expect(filterPeriodText({ year: 2025, monthFrom: 3, monthTo: 3 }, pattern)).toBe("marzo 2025");
  expect(filterPeriodText({ year: 2025, monthFrom: 3, monthTo: 9 }, pattern)).toBe("marzo–settembre 2025");
});
