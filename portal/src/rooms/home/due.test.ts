import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { billsToShow, daysAhead, dueDates } from "@favilla/design-system/home/due.ts";
import { isNewcomer } from "@favilla/design-system/home/newcomer.ts";
import { readingsDue } from "@favilla/design-system/home/readingsDue.ts";
import { remindersOf } from "@favilla/design-system/home/reminders.ts";
import type { SelfReadingWindow } from "@favilla/design-system/readings/selfReading.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { describe, expect, it } from "vitest";

const bill = (id: number, change: Partial<Bill>): Bill =>
  ({ id, paymentDate: null, paymentType: null, totalAmount: 10, expiryDate: null, ...change }) as Bill;
const today = "2026-11-20";
const ids = (bills: readonly { id: number }[]) => bills.map(({ id }) => id);
const nameOf = ({ id }: Bill) => `S ${id}`;

describe("what the customer must pay", () => {
  it("[PM-21, HM-08] a debit is recognized by the bill's payment type, as on its card", () => {
    const modes = { "Addebito diretto SEPA (SDD)": true, "Libretto postale": true, "Bonifico bancario": false, Bollettino: false };
    for (const [paymentType, debited] of Object.entries(modes))
      expect(stateOf(bill(1, { expiryDate: today, paymentType }), today).payer).toBe(debited ? "debit" : "customer");
  });
});

describe("due dates", () => {
  it("[HM-12] are those that have passed and those of the next 60 days, by hand, by debit and of readings, the oldest first", () => {
    const dates = dueDates(
      [
        bill(1, { expiryDate: "2026-11-01" }),
        bill(2, { expiryDate: "2027-01-19", paymentType: "Rid" }),
        bill(3, { expiryDate: "2027-01-20" }),
        bill(4, { expiryDate: null }),
        bill(5, { expiryDate: "2026-11-28" }),
      ],
      [
        { supplyId: "a", name: "Casa", month: "2026-11", day: "2026-11-27" },
        { supplyId: "b", name: "Mare", month: "2027-02", day: "2027-03-01" },
      ],
      { today, nameOf },
    );
    expect(dates.map(({ id, kind, day }) => [id, kind, day])).toEqual([
      ["bill 1", "pay", "2026-11-01"],
      ["reading a 2026-11", "reading", "2026-11-27"],
      ["bill 5", "pay", "2026-11-28"],
      ["bill 2", "debit", "2027-01-19"],
    ]);
    expect(daysAhead).toBe(60);
  });

  it("[HM-31] tell of a bill to pay whose other one comes first; a debit keeps its word", () => {
    const bills = [1, 2, 3].map((id) => bill(id, { expiryDate: "2026-11-28", paymentType: id === 3 ? "Rid" : null }));
    const dates = dueDates(bills, [], { today, nameOf, doubtful: new Set([2, 3]) });
    expect(dates.map(({ samePeriod }) => Boolean(samePeriod))).toEqual([false, true, false]);
  });

  it("[BL-47, HM-17] of a bill in instalments are those of every instalment that is still unpaid, each with its own amount", () => {
    const rates = ["2026-11-13", "2026-12-13", "2027-01-13", "2027-02-13"].map((expiryDate, index) => ({
      ...{ number: index + 1, amount: 33.02, expiryDate, paymentDate: index === 0 ? "2026-11-11" : null },
    }));
    const dates = dueDates([bill(1, { totalAmount: 132.08, expiryDate: "2026-11-13", rates })], [], { today, nameOf });
    expect(dates.map(({ day, amount, kind, instalment }) => [day, amount, kind, instalment])).toEqual([
      ["2026-12-13", 33.02, "pay", { number: 2, of: 4 }],
      ["2027-01-13", 33.02, "pay", { number: 3, of: 4 }],
    ]);
  });

  it("[HM-27] are named by bill, instalment and reading, so that a due date that moves keeps its event in the calendar", () => {
    const rates = [1, 2, 3].map((number) => ({ number, amount: 10, expiryDate: `2026-12-0${number}`, paymentDate: null }));
    const moved = rates.slice(1).map((rate) => ({ ...rate, expiryDate: `2026-12-2${rate.number}` }));
    const idsOf = (some: Partial<Bill>) => dueDates([bill(12, { totalAmount: 30, ...some })], [], { today, nameOf }).map(({ id }) => id);
    expect(idsOf({ rates })).toEqual(["bill 12 instalment 1", "bill 12 instalment 2", "bill 12 instalment 3"]);
    expect(idsOf({ rates: [{ number: 1, amount: 10, expiryDate: "2026-12-01", paymentDate: "2026-11-19" }, ...moved] })).toEqual([
      "bill 12 instalment 2",
      "bill 12 instalment 3",
    ]);
    expect(idsOf({ expiryDate: "2026-12-01" })).toEqual(idsOf({ expiryDate: "2026-12-09", paymentType: "Rid" }));
  });

  it.each([
    [["2026-11-23", "2027-01-01"], ["reminder"]],
    [["2026-11-22", "2027-01-01"], ["reminderSoon"]],
    [["2026-11-21"], ["reminderSoon"]],
    [["2026-11-20"], ["reminderToday"]],
    [
      ["2026-11-20", "2026-11-23"],
      ["reminder", "reminderToday"],
    ],
  ])("[HM-28] the drawer says of %j what is true of the reminder of each", (days, texts) => {
    expect(
      remindersOf(
        days.map((day) => ({ day })),
        today,
      ),
    ).toEqual(texts);
  });

  it("[HM-12] may be none or forty", () => {
    expect(dueDates([], [], { today, nameOf })).toEqual([]);
    const forty = Array.from({ length: 40 }, (_, id) => bill(id, { expiryDate: "2026-12-01" }));
    expect(dueDates(forty, [], { today, nameOf })).toHaveLength(40);
  });
});

describe("the bills of the home page", () => {
  it("[HM-13] are those to pay by urgency, then those that are debited, then the newest, each once and three at most", () => {
    const late = bill(1, { expiryDate: "2026-11-03" });
    const soon = bill(2, { expiryDate: "2026-11-26" });
    const debit = bill(3, { expiryDate: "2026-11-21", paymentType: "Rid" });
    const paid = bill(4, { paymentDate: "2026-10-04", expiryDate: "2026-10-10" });
    expect(ids(billsToShow([debit, soon, late], [paid, debit], today))).toEqual([1, 2, 3]);
    expect(ids(billsToShow([debit], [debit, paid], today))).toEqual([3, 4]);
    expect(ids(billsToShow([bill(5, {}), late], [paid], today))).toEqual([1, 5, 4]);
    expect(billsToShow([], [], today)).toEqual([]);
  });
});

describe("readings", () => {
  const supply = { id: "g", nickname: "Via dei Tigli 14", commodity: "gas", status: "active", selfReadingToken: "t" } as Supply;
  const window = { id: "w", supplyId: "g", type: "CICLO", from: "2026-11-15T23:00:00.000Z", to: "2026-11-28T23:00:00.000Z", switch: false };
  const due = (readingStatus: string | null, at = "2026-11-20T10:00:00Z", change: Partial<Supply> = {}) =>
    readingsDue([{ ...window, readingStatus } as SelfReadingWindow], [{ ...supply, ...change }], new Date(at));

  it("[HM-11] are requested while their window is open, and not after one was sent, unless it was refused", () => {
    expect(due(null)).toEqual([{ supplyId: "g", name: "Via dei Tigli 14", month: "2026-11", day: "2026-11-28" }]);
    expect(due("sent")).toEqual([]);
    expect(due("accepted")).toEqual([]);
    expect(due("refused")).toHaveLength(1);
    expect(due(null, "2026-11-28T22:59:00Z")).toHaveLength(1);
    expect(due(null, "2026-11-28T23:01:00Z")).toEqual([]);
  });

  it("[SR-03, HM-12, HM-16] are requested of active gas supplies with a token only, as in the room of readings", () => {
    for (const status of ["suspended", "suspending", "ceasing", "ceased", "cancelled", "inProgress", "unknown"] as const) {
      expect(due(null, undefined, { status })).toEqual([]);
      expect(due("refused", undefined, { status })).toEqual([]);
    }
    expect(due(null, undefined, { commodity: "electricity" })).toEqual([]);
    expect(due(null, undefined, { selfReadingToken: null })).toEqual([]);
    expect(due(null, undefined, { commodity: "gas", status: "active" })).toHaveLength(1);
  });
});

it("[HM-09] a newcomer has no bill and no active supply; nobody is one while either is unknown", () => {
  const none = { state: "NoDataFound" } as const;
  const of = (status: "active" | "underProcessing" | "ceased") => ({ state: "Loaded" as const, data: [{ status }] });
  expect([none, of("underProcessing")].map((supplies) => isNewcomer(none, supplies as never))).toEqual([true, true]);
  expect([of("active"), of("ceased"), { state: "Loading" } as const].map((supplies) => isNewcomer(none, supplies as never))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isNewcomer({ state: "Loading" }, none)).toBe(false);
});
