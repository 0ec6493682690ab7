import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OpenFacts } from "../bills/stateOf.ts";
import { overdueText, payMonths } from "./payMonths.ts";
import { payMonthsMessages } from "./payMonthsMessages.it.ts";

const today = "2026-11-20";
const bill = (expiryDate: string | null, totalAmount: number | null): OpenFacts => ({
  ...{ expiryDate, totalAmount, paymentDate: null, paymentType: "Bollettino", rates: [], accountStatus: "Unknown" },
});

describe("[HM-15] bills to pay by month", () => {
  it("say how many there are, what they come to, and which part is overdue", () => {
    const bills = [bill("2026-12-01", 10), bill("2026-11-19", 20.1), bill("2026-11-20", 0.2), bill(null, 5), bill("2025-12-31", null)];
    expect(payMonths(bills, today)).toEqual([
      { month: "2025-12", count: 1, total: null, overdue: { count: 1, total: null } },
      { month: "2026-11", count: 2, total: 20.3, overdue: { count: 1, total: 20.1 } },
      { month: "2026-12", count: 1, total: 10, overdue: { count: 0, total: 0 } },
      { month: null, count: 1, total: 5, overdue: { count: 0, total: 0 } },
    ]);
  });

  it("may be none or sixty-one", () => {
    expect(payMonths([], today)).toEqual([]);
    const months = Array.from(
      { length: 61 },
      (_, index) => `${2021 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    );
    const all = payMonths(
      months.toReversed().map((month) => bill(`${month}-15`, 0.1)),
      today,
    );
    expect(all.map(({ month }) => month)).toEqual(months);
    expect(all.reduce((sum, { total }) => sum + Math.round((total ?? 0) * 100), 0)).toBe(610);
  });

  it("count every bill once, and sum to the total to the cent", () => {
    const day = fc.constantFrom("2026-09-30", "2026-10-01", "2026-11-19", "2026-11-20", "2027-01-01", null);
    const anyBill = fc.tuple(day, fc.integer({ min: 1, max: 123_456_789 })).map(([expiry, cents]) => bill(expiry, cents / 100));
    fc.assert(
      fc.property(fc.array(anyBill), (bills) => {
        const months = payMonths(bills, today);
        const cents = (euros: number | null) => Math.round((euros ?? 0) * 100);
        expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(bills.length);
        expect(months.reduce((sum, { total }) => sum + cents(total), 0)).toBe(
          bills.reduce((sum, each) => sum + cents(each.totalAmount), 0),
        );
        for (const { count, overdue } of months) expect(overdue.count).toBeLessThanOrEqual(count);
      }),
    );
  });
});

it("[HM-15] a month says of one bill that it is overdue, and of several that they are", () => {
  const late = (count: number, overdue: number) =>
    overdueText({ count, overdue: { count: overdue, total: 10 * overdue } }, payMonthsMessages.words, (euros) => `${euros} €`);
  expect([late(1, 1), late(2, 2), late(2, 1), late(3, 2)]).toEqual(["Scaduta", "Scadute", "Una scaduta: 10 €", "Scadute 20 €"]);
});
