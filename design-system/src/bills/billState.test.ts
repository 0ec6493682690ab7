import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../data/dates.ts";
import { type BillStateFacts, billState } from "./billState.ts";

const today = "2026-11-27";
const placeholder = "0001-01-01T00:00:00.000Z";
const rate = (number: number, amount: number | null, expiryDate: string | null, paymentDate: string | null = placeholder) => ({
  number,
  amount,
  expiryDate,
  paymentDate,
});

/** A bill of 99,06 € in three instalments, of which the first was due on 20 November and was paid on the 18th. */
const inThree: BillStateFacts = {
  total: 99.06,
  expiryDate: "2026-11-20",
  paymentDate: placeholder,
  rates: [
    rate(1, 33.02, "2026-11-20", "2026-11-18T09:00:00.000Z"),
    rate(2, 33.02, "2026-12-19T23:00:00.000Z"),
    rate(3, 33.02, "2027-01-20"),
  ],
};

describe("what is open of a bill in instalments", () => {
  it("[BL-47] is the next unpaid one: 33,02 € by 20 December, two to come, not overdue", () => {
    expect(billState(inThree, today)).toEqual({
      status: "ToBePaid",
      payer: "customer",
      late: false,
      open: 66.04,
      amount: 33.02,
      day: "2026-12-20",
      paidOn: null,
      parts: [
        { number: 2, amount: 33.02, day: "2026-12-20", late: false, payer: "customer" },
        { number: 3, amount: 33.02, day: "2027-01-20", late: false, payer: "customer" },
      ],
      instalments: { numbers: [2], of: 3 },
    });
  });

  it("[BL-47] does not depend on a status that a server tells of the first due date, or on the order of the instalments", () => {
    const rates = inThree.rates?.toReversed();
    expect(billState({ ...inThree, rates, status: "NotPaid" }, today)).toEqual(billState(inThree, today));
  });

  it("[BL-47] is every overdue instalment, and the customer pays it, also where the next ones are debited", () => {
    const rates = [rate(1, 33.33, "2026-10-20", "2026-10-19"), rate(2, 33.33, "2026-11-20"), rate(3, 33.34, "2026-12-20")];
    const facts = { total: 100, expiryDate: "2026-10-20", rates, debit: true };
    expect(billState(facts, today)).toMatchObject({ status: "NotPaid", payer: "customer", amount: 33.33, open: 66.67, day: "2026-11-20" });
    expect(billState(facts, today).parts.map(({ payer }) => payer)).toEqual(["customer", "debit"]);
    expect(billState(facts, "2026-12-21")).toMatchObject({ amount: 66.67, day: "2026-11-20", instalments: { numbers: [2, 3], of: 3 } });
    expect(billState(facts, "2026-11-20")).toMatchObject({ status: "Expiring", payer: "debit", amount: 33.33, late: false });
  });

  it("[BL-47] is nothing where all are paid: the bill is paid, on the day of the last one", () => {
    const rates = [rate(1, 50, "2026-10-20", "2026-10-19"), rate(2, 50, "2026-11-20", "2026-11-21")];
    expect(billState({ total: 100, expiryDate: "2026-10-20", rates }, today)).toMatchObject({
      ...{ status: "Paid", payer: null, open: 0, amount: 100, paidOn: "2026-11-21", parts: [] },
    });
  });

  it("[BL-47] has one unknown amount completed from the total, and stays unknown with two", () => {
    const rates = [rate(1, 30, "2026-11-20", "2026-11-18"), rate(2, null, "2026-12-20"), rate(3, 30.01, "2027-01-20")];
    expect(billState({ total: 100, rates }, today)).toMatchObject({ amount: 39.99, open: 70 });
    expect(billState({ total: 100, rates: rates.map((each) => ({ ...each, amount: null })) }, today)).toMatchObject({
      ...{ amount: null, open: null, day: "2026-12-20", payer: "customer" },
    });
  });

  it("[BL-47] follows the balance of the servers: a payment in part counts for the earliest instalment, a rest has no day", () => {
    expect(billState({ ...inThree, balance: 50 }, today)).toMatchObject({ amount: 16.98, open: 50, day: "2026-12-20" });
    expect(billState({ ...inThree, balance: 33.02 }, today)).toMatchObject({ amount: 33.02, open: 33.02, day: "2027-01-20" });
    expect(billState({ ...inThree, balance: 70 }, today).parts.at(-1)).toMatchObject({ number: null, amount: 3.96, day: null });
    expect(billState({ ...inThree, balance: 0 }, today)).toMatchObject({ payer: null, open: 0, parts: [] });
  });

  it("[BL-253] asks for interest with the last instalment that is left, and with all of them once they have passed", () => {
    const rates = [rate(1, 33, "2026-08-10", "2026-08-10"), rate(2, 33, "2026-09-10", "2026-09-10"), rate(3, 33, "2026-10-10")];
    const last = billState({ total: 99, rates, balance: 36 }, "2026-10-20");
    expect(last).toMatchObject({ amount: 36, open: 36, late: true, parts: [{ number: 3, amount: 36 }] });
    expect(billState({ total: 99, rates, balance: 36 }, "2026-10-01")).toMatchObject({ amount: 36, open: 36, late: false });
    const open = rates.map((each) => ({ ...each, paymentDate: null }));
    expect(billState({ total: 99, rates: open, balance: 102 }, "2026-10-20")).toMatchObject({ amount: 102, open: 102 });
    expect(billState({ total: 99, rates: open, balance: 102 }, "2026-10-01")).toMatchObject({ amount: 66, open: 102 });
  });
});

describe("what is open of a bill without instalments", () => {
  const bill: BillStateFacts = { total: 80, expiryDate: "2026-12-01", paymentDate: null };

  it.each([
    ["to be paid", {}, { status: "Expiring", payer: "customer", amount: 80, open: 80, day: "2026-12-01", late: false }],
    ["debited", { debit: true }, { status: "Expiring", payer: "debit", amount: 80, late: false }],
    ["overdue", { expiryDate: "2026-11-26" }, { status: "NotPaid", payer: "customer", late: true }],
    ["due today", { expiryDate: today }, { status: "Expiring", late: false }],
    ["a refused debit", { debit: true, expiryDate: "2026-11-26" }, { status: "NotPaid", payer: "customer", late: true }],
    ["paid", { paymentDate: "2026-11-03" }, { status: "Paid", payer: null, amount: 80, open: 0, paidOn: "2026-11-03" }],
    ["paid in part", { balance: 30 }, { status: "Expiring", payer: "customer", amount: 30, open: 30 }],
    [
      "[BL-94] paid in part on a day that is told",
      { balance: 30, expiryDate: "2026-11-10", paymentDate: "2026-11-09" },
      { status: "NotPaid", payer: "customer", amount: 30, open: 30, paidOn: null, late: true },
    ],
    [
      "[BL-94] called paid although something is open",
      { balance: 30, status: "Paid", expiryDate: null },
      { status: "Unknown", payer: null, open: 30, paidOn: null },
    ],
    ["[BL-94] of which more was paid than was due", { balance: -20, paymentDate: "2026-11-09" }, { status: "Paid", open: 0 }],
    ["[BL-94] a credit note that is paid out", { total: -35.4, balance: 0, paymentDate: "2026-11-09" }, { status: "Paid", open: 0 }],
    ["a credit", { total: -35.4 }, { payer: null, amount: -35.4, open: -35.4, parts: [] }],
    ["zero", { total: 0 }, { payer: null, amount: 0, open: 0, parts: [] }],
    ["of an unknown amount", { total: null }, { payer: "customer", amount: null, open: null }],
    ["without a day", { expiryDate: null }, { status: "Unknown", payer: null, amount: 80, open: 80, day: null, parts: [] }],
    ["without a day, of a known status", { expiryDate: null, status: "Expired" }, { status: "Expired", payer: "customer", late: true }],
  ] as const)("[BL-47] %s", (_, own, state) => {
    expect(billState({ ...bill, ...own }, today)).toMatchObject({ ...state, instalments: undefined });
  });
});

describe("[BL-47] whatever the instalments are", () => {
  const facts = fc
    .record({
      cents: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 }),
      first: fc.integer({ min: -300, max: 60 }).map((days) => addDays(today, days)),
      paid: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      debit: fc.boolean(),
    })
    .map(({ cents, first, paid, debit }) => ({
      total: cents.reduce((all, each) => all + each, 0) / 100,
      expiryDate: first,
      paymentDate: null,
      debit,
      rates: cents.map((each, index) => rate(index + 1, each / 100, addDays(first, index * 30), paid[index] ? first : null)),
    }));
  const inCents = (euros: number | null) => Math.round((euros ?? Number.NaN) * 100);

  it("the open parts add up to what is open, and what is due next is a part of it", () =>
    fc.assert(
      fc.property(facts, (bill) => {
        const { open, parts, amount, payer } = billState(bill, today);
        expect(parts.reduce((all, part) => all + inCents(part.amount), 0)).toBe(inCents(open));
        if (payer) expect(inCents(amount)).toBeLessThanOrEqual(inCents(open));
      }),
    ));

  it("a paid instalment never raises what is open, and the others stay as they were", () =>
    fc.assert(
      fc.property(facts, fc.nat(), (bill, chosen) => {
        const index = chosen % bill.rates.length;
        const paid = { ...bill, rates: bill.rates.map((each, at) => (at === index ? { ...each, paymentDate: today } : each)) };
        const [before, after] = [billState(bill, today), billState(paid, today)];
        expect(inCents(after.open)).toBeLessThanOrEqual(inCents(before.open));
        expect(after.parts).toEqual(before.parts.filter(({ number }) => number !== index + 1));
      }),
    ));

  it("order and overdue come from the next unpaid one", () =>
    fc.assert(
      fc.property(facts, (bill) => {
        const { day, late, status, parts, payer } = billState(bill, today);
        const next = bill.rates
          .filter(({ paymentDate }) => !paymentDate)
          .map(({ expiryDate }) => expiryDate ?? "")
          .toSorted()[0];
        if (next === undefined) return void expect(status).toBe("Paid");
        expect([day, late]).toEqual([next, next < today]);
        expect(payer).toBe(bill.debit && !late ? "debit" : "customer");
        expect(parts.map((part) => part.late)).toEqual(parts.map((part) => (part.day ?? "") < today));
      }),
    ));

  it("a site that gives the status of the answer gets the same answer", () =>
    fc.assert(
      fc.property(facts, (bill) => {
        const state = billState(bill, today);
        expect(billState({ ...bill, status: state.status }, today)).toEqual(state);
      }),
    ));
});

describe("a payment that the customer has reported", () => {
  const bill = { total: 80, expiryDate: "2026-11-08", paymentDate: null } as const;
  const reported = { day: "2026-11-20", instalments: [] };

  it("[BL-141] is on its way for seven days: neither overdue nor the customer's to pay, then to be paid again", () => {
    expect(billState(bill, "2026-11-20")).toMatchObject({ status: "NotPaid", payer: "customer", late: true, reported: undefined });
    for (const today of ["2026-11-20", "2026-11-26"])
      expect(billState({ ...bill, reported }, today)).toMatchObject({
        ...{ status: "Reported", payer: "reported", late: false, amount: 80, open: 80, reported: { day: "2026-11-20", amount: 80 } },
        parts: [{ payer: "reported", late: false, amount: 80 }],
      });
    expect(billState({ ...bill, reported }, "2026-11-27")).toMatchObject({ status: "NotPaid", payer: "customer", reported: undefined });
    expect(billState({ ...bill, reported, debit: true }, "2026-11-21")).toMatchObject({ status: "Reported", payer: "reported" });
  });

  it("[BL-141] gives way to what the servers say: paid is paid", () => {
    const paid = { ...bill, paymentDate: "2026-11-19", status: "Paid" } as const;
    expect(billState({ ...paid, reported }, "2026-11-21")).toMatchObject({ status: "Paid", payer: null, open: 0 });
  });

  it("[BL-141] counts by its status alone, where a site tells no more", () => {
    expect(billState({ ...bill, status: "Reported" }, "2026-11-21")).toMatchObject({ status: "Reported", payer: "reported", late: false });
    expect(billState({ ...bill, status: "Reported" })).toMatchObject({ status: "Reported", payer: "reported" });
  });

  it("[BL-142] belongs to the instalments that were due, and the next one is named once it is near", () => {
    const rates = ["2026-11-08", "2026-12-03", "2027-01-03"].map((expiryDate, index) => ({
      ...{ number: index + 1, amount: 30, expiryDate, paymentDate: null },
    }));
    const first = { ...bill, total: 90, rates, reported: { day: "2026-11-20", instalments: [1] } };
    const parts = [{ payer: "reported" }, { payer: "customer" }, { payer: "customer" }];
    expect(billState(first, "2026-11-20")).toMatchObject({
      status: "Reported",
      amount: 30,
      open: 90,
      instalments: { numbers: [1] },
      parts,
    });
    expect(billState(first, "2026-11-26")).toMatchObject({
      ...{ status: "Expiring", payer: "customer", amount: 30, day: "2026-12-03", instalments: { numbers: [2] }, parts },
      reported: { amount: 30, instalments: [1] },
    });
    const settled = rates.map((rate) => (rate.number === 1 ? { ...rate, paymentDate: "2026-11-20" } : rate));
    expect(billState({ ...first, rates: settled }, "2026-11-21")).toMatchObject({
      status: "ToBePaid",
      day: "2026-12-03",
      reported: undefined,
    });
  });

  it("[BL-141] never changes what is open, and its parts still add up to it", () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 7 })),
        fc.integer({ min: 0, max: 9 }),
        (amounts, numbers, after) => {
          const rates = amounts.map((each, index) => ({
            number: index + 1,
            amount: each / 100,
            expiryDate: `2026-1${index % 3}-0${index + 1}`,
            paymentDate: null,
          }));
          const total = amounts.reduce((one, other) => one + other, 0) / 100;
          const today = `2026-11-${20 + after}`;
          const facts = { total, rates, expiryDate: "2026-10-01", paymentDate: null };
          const [before, then] = [
            billState(facts, today),
            billState({ ...facts, reported: { day: "2026-11-20", instalments: numbers } }, today),
          ];
          expect(then.open).toBe(before.open);
          expect(Math.round(then.parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * 100)).toBe(Math.round(total * 100));
          if (after > 6) expect(then).toEqual(before);
          expect(then.parts.some(({ payer, late }) => payer === "reported" && late)).toBe(false);
        },
      ),
    );
  });
});
