import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, lastDayOf } from "../data/days.ts";
import type { ContractPrice, PriceChange } from "./contract.ts";
import { daysOfUse, isRise, totalUse, type UsedRow, yearCost, yearOfUse } from "./priceChange.ts";
import { shortNotice } from "./priceNotice.ts";

const today = "2026-11-20";
const flat = (perUnit: number, perYear: number | null = 120): ContractPrice => ({ units: [{ band: null, perUnit }], perYear });
const rowsOf = (amounts: readonly (number | null)[], last = "2026-10", zone: UsedRow["zone"] = "F1"): UsedRow[] =>
  amounts.map((consumption, index) => ({
    date: lastDayOf(addMonths(last, index + 1 - amounts.length)),
    consumption,
    zone,
    origin: "real",
  }));
const hundred = Array.from({ length: 12 }, () => 100);
const year = (rows: readonly UsedRow[]) => {
  const found = yearOfUse(rows, today);
  if (!found) throw new Error("no year");
  return found;
};

describe("[SU-45] twelve months of use", () => {
  it("end with the newest month before today's, and leave older ones out", () => {
    const found = year([...rowsOf([7, ...hundred]), { date: "2026-11-10", consumption: 50, zone: "F1", origin: "real" }]);
    expect(found).toMatchObject({ from: "2025-11", to: "2026-10", estimated: false });
    expect(totalUse(found)).toBe(1200);
  });

  it("are not known with a gap, with a month that nobody knows, with eleven months, or with an old last month", () => {
    expect(yearOfUse(rowsOf(hundred).toSpliced(4, 1), today)).toBeUndefined();
    expect(yearOfUse(rowsOf(hundred.map((use, index) => (index === 3 ? null : use))), today)).toBeUndefined();
    expect(yearOfUse(rowsOf(hundred.slice(1)), today)).toBeUndefined();
    expect(yearOfUse([], today)).toBeUndefined();
    expect(yearOfUse(rowsOf(hundred, "2026-07"), today)).toMatchObject({ to: "2026-07" });
    expect(yearOfUse(rowsOf(hundred, "2026-06"), today)).toBeUndefined();
  });

  it("count a correction in its month, and none of them is below zero", () => {
    const correction = { date: "2026-08-31", consumption: -40.5, zone: "F1", origin: "estimate" } as const;
    expect(totalUse(year([...rowsOf(hundred), correction]))).toBe(1159.5);
    expect(year([...rowsOf(hundred), correction]).estimated).toBe(true);
    expect(yearOfUse([...rowsOf(hundred), { ...correction, consumption: -2000 }], today)).toBeUndefined();
  });

  it("lie within the days that are asked for, on a leap day too", () => {
    expect(daysOfUse(today)).toEqual({ from: "2025-07-01", to: "2026-10-31" });
    expect(daysOfUse("2028-02-29")).toEqual({ from: "2026-10-01", to: "2028-01-31" });
  });
});

describe("[SU-45] the cost of a year", () => {
  it("is the use by band times its price, rounded once", () => {
    const use = year([...rowsOf(hundred), ...rowsOf(hundred, "2026-10", "F2"), ...rowsOf(hundred, "2026-10", "F3")]);
    const banded = (f1: number, f23: number): ContractPrice => ({
      units: [
        { band: "F1", perUnit: f1 },
        { band: "F23", perUnit: f23 },
      ],
      perYear: 84.6,
    });
    expect(yearCost(banded(0.1, 0.2), use)).toEqual({ energy: 60000, fixed: 8460, total: 68460 });
    expect(yearCost(flat(0.123456), use)).toEqual({ energy: 44444, fixed: 12000, total: 56444 });
  });

  it("is not known without a price, its fixed part, all of its bands, or the use of a band", () => {
    const use = year(rowsOf(hundred));
    const bands = (...names: ("F1" | "F2" | "F3" | "F23")[]) => ({ units: names.map((band) => ({ band, perUnit: 0.1 })), perYear: 1 });
    expect(yearCost({ units: [], perYear: 1 }, use)).toBeUndefined();
    expect(yearCost(flat(0.1, null), use)).toBeUndefined();
    expect(yearCost(bands("F1", "F2", "F3"), use)).toBeUndefined();
    expect(yearCost(bands("F1", "F23"), year(rowsOf(hundred, "2026-10", null)))).toBeUndefined();
    const zoned = year([...rowsOf(hundred), ...rowsOf(hundred, "2026-10", "F2")]);
    expect(yearCost(bands("F1", "F2"), zoned)).toBeUndefined();
    expect(yearCost(bands("F1", "F2", "F3"), zoned)?.energy).toBe(24000);
  });

  const price = fc.integer({ min: 0, max: 900_000 }).map((millionths) => millionths / 1_000_000);
  const amounts = fc
    .array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 12, maxLength: 12 })
    .map((all) => all.map((each) => each / 1000));
  const fixedPart = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);

  it("sums to the cent, and differs from the exact one by half a cent at most", () => {
    fc.assert(
      fc.property(amounts, price, fixedPart, (use, perUnit, perYear) => {
        const cost = yearCost(flat(perUnit, perYear), year(rowsOf(use)));
        if (!cost) return false;
        const exact = use.reduce((sum, each) => sum + BigInt(Math.round(each * 1000)), 0n) * BigInt(Math.round(perUnit * 1_000_000));
        const off = BigInt(cost.energy) * 10_000_000n - exact;
        return (
          [cost.energy, cost.fixed, cost.total].every(Number.isInteger) &&
          cost.total === cost.energy + cost.fixed &&
          cost.fixed === Math.round(perYear * 100) &&
          off <= 5_000_000n &&
          off >= -5_000_000n
        );
      }),
    );
  });

  it("does not fall where a price or the use rises", () => {
    fc.assert(
      fc.property(amounts, price, price, (use, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const cost = (perUnit: number, rows: readonly number[]) => yearCost(flat(perUnit), year(rowsOf(rows)))?.total ?? Number.NaN;
        return (
          cost(low, use) <= cost(high, use) &&
          cost(low, use) <=
            cost(
              low,
              use.map((each) => each + 0.001),
            )
        );
      }),
    );
  });
});

describe("[SU-47] a notice", () => {
  const change = (from: string, noticedOn: string | null = "2026-11-10", after = flat(0.2)): PriceChange => ({
    noticedOn,
    from,
    before: flat(0.1),
    after,
    document: null,
  });
  const rules = { source: "delibera", checked: "2026-11-02", rise: { months: 3 }, fall: { days: 30 } };

  it("is too short until the day before the time has passed", () => {
    expect(shortNotice(change("2027-02-10"), rules, today)).toBeUndefined();
    expect(shortNotice(change("2027-02-09"), rules, today)).toEqual({
      noticedOn: "2026-11-10",
      given: 91,
      time: { months: 3 },
      earliest: "2027-02-10",
      isRise: true,
      source: "delibera",
    });
  });

  it("ends on the last day of a shorter month, a leap day too, and days are those of the calendar whatever the clocks do", () => {
    expect(shortNotice(change("2028-02-28", "2027-11-30"), { ...rules, checked: "2026-11-02" }, today)?.earliest).toBe("2028-02-29");
    expect(shortNotice(change("2027-02-27", "2026-11-30"), rules, today)?.earliest).toBe("2027-02-28");
    const fall = change("2027-04-13", "2027-03-15", flat(0.05));
    expect(shortNotice(fall, rules, today)).toMatchObject({ given: 29, earliest: "2027-04-14", isRise: false });
  });

  it("is not judged without its day, without a rule, by an old rule, or where nobody knows whether the price rises", () => {
    expect(shortNotice(change("2026-12-01", null), rules, today)).toBeUndefined();
    expect(shortNotice(change("2026-12-01"), undefined, today)).toBeUndefined();
    expect(shortNotice(change("2026-12-01"), { ...rules, rise: undefined }, today)).toBeUndefined();
    expect(shortNotice(change("2026-12-01"), { ...rules, checked: "2025-11-19" }, today)).toBeUndefined();
    expect(
      shortNotice(change("2026-12-01", "2026-11-10", { units: [{ band: "F1", perUnit: 1 }], perYear: 1 }), rules, today),
    ).toBeUndefined();
  });

  it("of a price that rises in one part and falls in another is that of a rise", () => {
    expect(isRise({ before: flat(0.1, 120), after: flat(0.05, 121) })).toBe(true);
    expect(isRise({ before: flat(0.1, 120), after: flat(0.05, 120) })).toBe(false);
    expect(isRise({ before: flat(0.1, null), after: flat(0.05, 120) })).toBeUndefined();
  });
});
