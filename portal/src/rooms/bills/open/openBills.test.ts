import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill } from "../bill.ts";
import { firstToPay } from "../card/billLink.ts";
import { byUrgency, requestedOf, toPay, totalOf } from "./openBills.ts";

const today = "2026-11-22";

const bill = (id: number, over: Partial<Bill>): Bill =>
  ({ id, paymentDate: null, expiryDate: "2026-11-28", totalAmount: 10, paymentType: "Bollettino", ...over }) as Bill;

const ids = (bills: readonly Bill[]) => bills.map(({ id }) => id);

describe("the bills to pay [BL-41]", () => {
  it("[HM-08, HM-10] are the overdue bills and those without automatic debit, in the order of due dates", () => {
    const bills = [
      bill(1, { expiryDate: "2026-12-13" }),
      bill(2, { expiryDate: "2026-11-03" }),
      bill(3, { expiryDate: today }),
      bill(4, { paymentDate: "2026-11-20" }),
      bill(5, { totalAmount: -35.4 }),
      bill(6, { totalAmount: 0 }),
      bill(7, { expiryDate: null }),
      bill(8, { totalAmount: null, expiryDate: "2026-12-20" }),
      bill(9, { expiryDate: "2027-11-28" }),
    ];
    expect(ids(toPay(bills, today))).toEqual([2, 3, 1, 8, 9]);
  });

  it("exclude debits, unless they were refused", () => {
    const debits = ["Rid", "Libretto", "SDD"].map((paymentType, id) => bill(id, { paymentType }));
    expect(toPay(debits, today)).toEqual([]);
    expect(ids(toPay([bill(1, { paymentType: "Rid", expiryDate: "2026-11-03" })], today))).toEqual([1]);
    expect(ids(toPay([bill(1, { paymentType: "Rid", expiryDate: today })], today))).toEqual([]);
  });

  it("[BL-39, BL-43] are found by the address, by id or as the first; a debit, a credit and an unknown bill are not", () => {
    const due = toPay([bill(1, {}), bill(2, { paymentType: "Rid" }), bill(3, { totalAmount: -5 }), bill(4, { expiryDate: today })], today);
    const found = ["1", firstToPay, "2", "3", "5", "prima "].map((requested) => requestedOf(due, requested)?.id);
    expect(found).toEqual([1, 4, undefined, undefined, undefined, undefined]);
  });

  it("[HM-10] add up to the cent, or to nothing if an amount is unknown", () => {
    expect(totalOf([], today)).toBe(0);
    expect(totalOf([bill(1, { totalAmount: 33.58 }), bill(2, { totalAmount: 99.06 })], today)).toBe(132.64);
    expect(totalOf([bill(1, {}), bill(2, { totalAmount: null })], today)).toBeNull();
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 123_456_789 }), { maxLength: 40 }), (cents) => {
        const sum = cents.reduce((all, each) => all + each, 0);
        expect(
          totalOf(
            cents.map((each, id) => bill(id, { totalAmount: each / 100 })),
            today,
          ),
        ).toBe(sum / 100);
      }),
    );
  });
});

describe("open bills in a list [BL-41]", () => {
  it("are sorted by urgency: debts by their due dates, then those without one, then credits", () => {
    const bills = [
      bill(1, { totalAmount: -5, expiryDate: "2026-01-01" }),
      bill(2, { expiryDate: null }),
      bill(3, { expiryDate: "2026-12-01" }),
      bill(4, { expiryDate: "2026-11-01" }),
    ];
    expect(ids(byUrgency(bills, today))).toEqual([4, 3, 2, 1]);
  });
});
