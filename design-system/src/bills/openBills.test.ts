import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill } from "./bill.ts";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import { byUrgency, matchesState, toPay, totalOf, withoutState } from "./openBills.ts";

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

describe("open bills of a filter [BL-64]", () => {
  const rate = { number: 1, amount: 5, expiryDate: "2026-11-08", paymentDate: "2026-11-07" };
  const bills = [
    bill(1, { expiryDate: "2026-11-03" }),
    bill(2, { expiryDate: "2026-12-13" }),
    bill(3, { paymentType: "Rid", expiryDate: "2026-12-18" }),
    // A debit that was refused.
    bill(4, { paymentType: "Rid", expiryDate: "2026-11-20" }),
    bill(5, { paymentDate: "2026-11-20" }),
    bill(6, { totalAmount: -35.4, expiryDate: null }),
    // Its next instalment is due in December, whatever the servers' filter looks at.
    bill(7, { expiryDate: "2026-11-08", rates: [rate, { ...rate, number: 2, expiryDate: "2026-12-08", paymentDate: null }] }),
  ];
  const found = (filter: Partial<BillFilterValue>) =>
    ids(bills.filter((each) => matchesState(each, { ...defaultBillFilter, ...filter }, today)));

  it("are those of the payer, the status and the days of what is due next", () => {
    expect(found({})).toEqual([1, 2, 3, 4, 6, 7]);
    expect(found({ payer: "customer" })).toEqual([1, 2, 4, 7]);
    expect(found({ payer: "debit" })).toEqual([3]);
    expect(found({ payer: "customer", statuses: ["expired"] })).toEqual([1, 4]);
    expect(found({ statuses: ["paid"] })).toEqual([]);
    expect(found({ payer: "customer", expireDateFrom: "2026-12-01", expireDateTo: "2026-12-31" })).toEqual([2, 7]);
    expect(found({ expireDateTo: "2026-11-30" })).toEqual([1, 4]);
  });

  it("are as many by their payers and months as all that are to pay", () => {
    expect(found({ payer: "customer" })).toEqual(ids(toPay(bills, today)).toSorted());
    expect(withoutState({ ...defaultBillFilter, payer: "debit", statuses: ["expired"], expireDateTo: "2026-11-30", totalTo: 5 })).toEqual({
      ...defaultBillFilter,
      totalTo: 5,
    });
  });
});

describe("open bills in a list [BL-41, BL-63]", () => {
  it("stand by who settles them: the customer, a debit, nobody yet, and last credits", () => {
    const bills = [
      bill(1, { totalAmount: -5 }),
      bill(2, { expiryDate: null }),
      bill(3, { paymentType: "Rid", expiryDate: "2026-11-25" }),
      bill(4, { expiryDate: "2026-12-20" }),
    ];
    expect(ids(byUrgency(bills, today))).toEqual([4, 3, 2, 1]);
  });

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
