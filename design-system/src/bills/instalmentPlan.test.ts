import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, monthsBetween } from "../data/days.ts";
import { type InstalmentOffer, instalmentPlan } from "./instalmentPlan.ts";

const offer: InstalmentOffer = { open: 18412, counts: [2, 3], firstDay: "2026-12-25", everyMonths: 2, lastDay: "2026-12-05" };

describe("[BL-193] the plan of instalments", () => {
  it("divides 184,12 € into three, two months apart", () =>
    expect(instalmentPlan(offer, 3)).toEqual([
      { amount: 6138, day: "2026-12-25" },
      { amount: 6137, day: "2027-02-25" },
      { amount: 6137, day: "2027-04-25" },
    ]));

  it("sums to the amount to the cent, with instalments that differ by a cent at most, the larger first", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 2, max: 60 }), (open, count) => {
        const amounts = instalmentPlan({ ...offer, open }, count).map(({ amount }) => amount);
        if (open < count) {
          expect(amounts).toEqual([]);
          return;
        }
        expect(amounts).toHaveLength(count);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(open);
        expect((amounts[0] ?? 0) - (amounts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
        expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
      }),
    ));

  it("has its days so many months apart, never drifting after a short month", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2, max: 24 }),
        (start, every, count) => {
          const firstDay = addDays("2024-01-01", start);
          const days = instalmentPlan({ ...offer, open: 1_000_000, firstDay, everyMonths: every }, count).map(({ day }) => day);
          expect(days[0]).toBe(firstDay);
          days.forEach((day, index) => {
            expect(monthsBetween(firstDay, day)).toBe(index * every);
            const isLast = addDays(day, 1).endsWith("-01");
            expect(day.slice(8) === firstDay.slice(8) || (isLast && day.slice(8) < firstDay.slice(8))).toBe(true);
          });
        },
      ),
    ));

  it("ends on the last day of a shorter month, in leap years too", () => {
    const days = (firstDay: string) => instalmentPlan({ ...offer, firstDay, everyMonths: 1 }, 3).map(({ day }) => day);
    expect(days("2026-12-31")).toEqual(["2026-12-31", "2027-01-31", "2027-02-28"]);
    expect(days("2027-12-30")).toEqual(["2027-12-30", "2028-01-30", "2028-02-29"]);
  });

  it.each([0, 1, 1.5, Number.NaN, -2])("is none for %d instalments", (count) => expect(instalmentPlan(offer, count)).toEqual([]));
});
