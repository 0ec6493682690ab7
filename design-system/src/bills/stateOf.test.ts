import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasCsv, isNew } from "./bill.ts";
import { type OpenFacts, stateOf } from "./stateOf.ts";

const today = "2026-11-27";
const day = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybeDay = fc.option(day, { nil: null });

const bill: OpenFacts = {
  ...{ totalAmount: 10, expiryDate: null, paymentDate: null, paymentType: "Bollettino", rates: [], accountStatus: "Unknown" },
};
/** The status by the dates alone: near its due date a bill is still to be paid. */
const paymentStatus = (own: Partial<OpenFacts>, now: string) => shownPaymentStatus(own, now).replace("Expiring", "ToBePaid");
const shownPaymentStatus = (own: Partial<OpenFacts>, now: string) => stateOf({ ...bill, ...own }, now).status;

describe("payment status", () => {
  it.each([
    ["a payment date", { paymentDate: "2026-11-03", expiryDate: "2026-11-01" }, "Paid"],
    ["no payment date and a past due date", { paymentDate: null, expiryDate: "2026-11-26" }, "NotPaid"],
    ["a due date to come", { paymentDate: null, expiryDate: "2026-11-28" }, "ToBePaid"],
    ["a due date of today, which is not past", { paymentDate: null, expiryDate: today }, "ToBePaid"],
    ["neither date", { paymentDate: null, expiryDate: null }, "Unknown"],
  ])("[BL-03] [BL-24] with %s", (_, bill, status) => expect(paymentStatus(bill, today)).toBe(status));

  it("[BL-03] a payment date always wins, without it the due date alone decides", () => {
    fc.assert(
      fc.property(maybeDay, maybeDay, day, (paymentDate, expiryDate, now) => {
        const status = paymentStatus({ paymentDate, expiryDate }, now);
        expect(status === "Paid").toBe(paymentDate !== null);
        expect(status === "Unknown").toBe(paymentDate === null && expiryDate === null);
        expect(status === "NotPaid").toBe(paymentDate === null && expiryDate !== null && expiryDate < now);
      }),
    );
  });

  it("[BL-24, BL-31, BL-72] Expiring is only shown, for a bill due today or within seven days", () => {
    const shown = (expiryDate: string) => shownPaymentStatus({ paymentDate: null, expiryDate }, today);
    expect([shown("2026-11-26"), shown(today), shown("2026-12-04"), shown("2026-12-05")]).toEqual([
      "NotPaid",
      "Expiring",
      "Expiring",
      "ToBePaid",
    ]);
    expect(shownPaymentStatus({ paymentDate: "2026-11-02", expiryDate: today }, today)).toBe("Paid");
  });
});

describe("a bill in instalments", () => {
  const rates = [1, 2, 3].map((number) => ({ number, amount: 33.02, expiryDate: `2026-1${number - 1}-20`, paymentDate: null }));
  const [october, november, december] = rates as [(typeof rates)[0], (typeof rates)[0], (typeof rates)[0]];

  it("[BL-47] is due with its next unpaid instalment, not with its first one", () => {
    const paid = { ...october, expiryDate: "2026-11-20", paymentDate: "2026-11-18" };
    const open = [paid, { ...november, expiryDate: "2026-12-20" }, { ...december, expiryDate: "2027-01-20" }];
    const state = stateOf({ ...bill, totalAmount: 99.06, expiryDate: "2026-11-20", rates: open, accountStatus: "Expired" }, today);
    expect(state).toMatchObject({ amount: 33.02, day: "2026-12-20", late: false, status: "ToBePaid", open: 66.04 });
    expect(state.parts).toHaveLength(2);
  });
});

it("[BL-47] a bill without days has the status that the server tells", () => {
  expect(stateOf({ ...bill, accountStatus: "Expired" }, today)).toMatchObject({
    status: "Expired",
    payer: "customer",
    late: true,
    day: null,
  });
  expect(stateOf({ ...bill, accountStatus: "Paid" }, today)).toMatchObject({ status: "Paid", payer: null });
  expect(stateOf(bill, today)).toMatchObject({ status: "Unknown", payer: null });
});

describe("what a bill offers", () => {
  it("[BL-14] is new for 30 days, over the change of the clocks too", () => {
    expect(isNew({ emissionDate: "2026-10-28" }, "2026-11-26")).toBe(true);
    expect(isNew({ emissionDate: "2026-10-28" }, "2026-11-27")).toBe(false);
    expect(isNew({ emissionDate: "2026-10-10" }, "2026-11-08")).toBe(true);
    expect(isNew({ emissionDate: today }, today)).toBe(true);
    expect(isNew({ emissionDate: "2026-11-28" }, today)).toBe(false);
    expect(isNew({ emissionDate: null }, today)).toBe(false);
  });

  it("[BL-11] has a CSV when issued after 30 June 2025, that day excluded", () => {
    expect(hasCsv({ emissionDate: "2025-06-30" })).toBe(false);
    expect(hasCsv({ emissionDate: "2025-07-01" })).toBe(true);
    expect(hasCsv({ emissionDate: null })).toBe(false);
  });
});
