import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill, DetailedBill } from "./bill.ts";
import { stateOf } from "./stateOf.ts";
import { areAllTwins, doubtfulOf, namedTwins, type PeriodBill, twinGroups, twinsOf } from "./twins.ts";

interface TestedBill extends PeriodBill {
  isOpen: boolean;
}
const bill = (id: number, from: string | null, to: string | null, changes: Partial<TestedBill> = {}): TestedBill => ({
  ...{ id, supplyCode: "S-1", commodity: "gas", periodFrom: from, periodTo: to, documentType: null, totalAmount: 10, isOpen: true },
  ...changes,
});
const openOf = ({ isOpen }: TestedBill) => ({ open: isOpen ? 10 : 0 });
const autumn = ["2026-09-01", "2026-10-31"] as const;
const named = (...bills: TestedBill[]) => [...twinsOf(bills, openOf)].map(([id, others]) => [id, others.map((other) => other.id)]);

describe("[BL-59] bills for the same period", () => {
  it("name each other, all of them if there are three, and a paid one names none", () => {
    expect(named(bill(1, ...autumn), bill(2, ...autumn))).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
    expect(named(bill(1, ...autumn), bill(2, ...autumn), bill(3, ...autumn)).at(0)).toEqual([1, [2, 3]]);
    expect(named(bill(1, ...autumn), bill(2, ...autumn, { isOpen: false }))).toEqual([[1, [2]]]);
  });

  it.each([
    ["2026-08-01", "2026-09-30", "2026-09-01", "2026-10-31", false],
    ["2026-07-01", "2026-08-31", "2026-08-01", "2026-09-30", false],
    ["2026-09-01", "2026-10-31", "2026-10-31", "2026-12-31", false],
    ["2026-09-01", "2026-10-31", "2026-09-05", "2026-10-31", true],
    ["2026-09-01", "2026-10-31", "2026-10-01", "2026-10-31", true],
    ["2026-01-01", "2026-12-31", "2026-09-01", "2026-10-31", true],
    ["2026-09-01", "2026-10-31", "?", null, false],
  ])("%s to %s and %s to %s: %s", (from, to, otherFrom, otherTo, same) => {
    expect(named(bill(1, from, to), bill(2, otherFrom, otherTo))).toHaveLength(same ? 2 : 0);
  });

  it.each([
    ["another supply", { supplyCode: "S-2" }],
    ["no supply", { supplyCode: null }],
    ["another energy", { commodity: "electricity" as const }],
    ["a credit note", { documentType: "Nota di credito" }],
    ["a recalculation", { details: [{ kind: "energy", quantity: -40 } as DetailedBill] }],
    ["a recalculation that adds", { details: [{ kind: "energy", type: "Ricalcolo luglio-agosto", quantity: 40 } as DetailedBill] }],
  ])("are not those of %s", (_, changes) => {
    expect(named(bill(1, ...autumn), bill(2, ...autumn, changes))).toEqual([]);
  });

  it("are not services, which are bought one by one", () => {
    expect(named(bill(1, ...autumn, { commodity: "services" }), bill(2, ...autumn, { commodity: "services" }))).toEqual([]);
  });
});

describe("[BL-90] bills for the same period are a group", () => {
  it("of which each open bill names all others, also those that share no day with it", () => {
    const year = bill(9, "2026-01-01", "2026-12-31");
    expect(named(bill(1, "2026-01-01", "2026-02-28"), year, bill(2, ...autumn))).toEqual([
      [1, [9, 2]],
      [9, [1, 2]],
      [2, [1, 9]],
    ]);
  });

  it("which a paid bill joins, but two paid bills join nothing", () => {
    const [first, second] = [bill(1, "2026-09-01", "2026-10-15"), bill(2, "2026-09-20", "2026-10-31")];
    const year = bill(9, "2026-01-01", "2026-12-31", { isOpen: false });
    const winter = bill(3, "2026-01-01", "2026-02-28", { isOpen: false });
    expect(named(first, second, year, winter)).toEqual([
      [1, [2, 9]],
      [2, [1, 9]],
    ]);
  });

  it("so that the open bills of one name the same bills, in any order", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((each) => String(each).padStart(2, "0"));
    const any = fc.record({
      from: day,
      to: day,
      month: fc.integer({ min: 1, max: 4 }),
      length: fc.integer({ min: 0, max: 4 }),
      isOpen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 9 }), (rows) => {
        const bills = rows.map(({ from, to, month, length, isOpen }, id) =>
          bill(id, `2026-0${month}-${from}`, `2026-0${month + length}-${to}`, { isOpen }),
        );
        const groups = (all: readonly TestedBill[]) =>
          new Map(
            [...twinsOf(all, openOf)].map(([id, others]) => [
              id,
              [id, ...others.map((other) => other.id)].map(Number).sort((one, two) => one - two),
            ]),
          );
        const found = groups(bills);
        for (const [id, group] of found) {
          expect(group).toContain(id);
          for (const other of group) if (bills[other]?.isOpen) expect(found.get(other)).toEqual(group);
        }
        expect(new Map([...groups(bills.toReversed())].sort())).toEqual(new Map([...found].sort()));
      }),
    );
  });
});

describe("bills for the same period [BL-60]", () => {
  const today = "2026-11-20";
  const stateToday = (each: Bill) => stateOf(each, today);
  const hrefOf = ({ year, number }: Bill) => `/bills/${year}/${number}`;
  const open = {
    paymentDate: null,
    expiryDate: "2026-12-01",
    paymentType: "Bollettino",
    paymentId: "3000",
    totalAmount: 10,
    rates: [],
    accountStatus: "Unknown" as const,
  };
  const twin = (id: number, more: Partial<Bill> = {}) =>
    ({
      ...open,
      year: 2026,
      details: [],
      documentType: null,
      documentTypeCode: null,
      id,
      number: String(id),
      supplyCode: "S-1",
      commodity: "gas",
      periodFrom: "2026-09-01",
      periodTo: "2026-10-31",
      ...more,
    }) as unknown as Bill;
  const ids = (bills: Bill[]) => [...twinsOf(bills, stateToday)].map(([id, others]) => [id, others.map((other) => other.id)]);

  it("name each other, and a bill that comes twice is not its own twin", () => {
    expect(ids([twin(1), twin(2), twin(2), twin(1)])).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
    expect(ids([twin(1), twin(1)])).toEqual([]);
  });

  it("are named on an open bill, also if the other is paid, but not on the paid one", () => {
    const paid = { paymentDate: "2026-11-03" };
    expect(ids([twin(1), twin(2, paid)])).toEqual([[1, [2]]]);
    expect(ids([twin(1, paid), twin(2, paid)])).toEqual([]);
  });

  it("are none if one is in credit or zero", () => {
    expect(ids([twin(1), twin(2, { totalAmount: -3 })])).toEqual([]);
    expect(ids([twin(1), twin(2, { totalAmount: 0 })])).toEqual([]);
  });

  it("are named by amount, day and address, once for each period", () => {
    const bills = [twin(1), twin(2, { totalAmount: 75.03, paymentDate: "2026-11-03" })];
    expect(namedTwins(bills, today, hrefOf).map(({ amount, paid, href }) => [amount, paid, href])).toEqual([
      [bills[0]?.totalAmount, false, expect.stringContaining("/1")],
      [75.03, true, expect.stringContaining("/2")],
    ]);
    const both = [twin(1), twin(2), twin(3, { supplyCode: "S-2" })];
    expect(twinGroups(both, twinsOf(both, stateToday)).map((group) => group.map(({ id }) => id))).toEqual([[1, 2]]);
  });

  it("[BL-91] are named by urgency, the paid ones last, with the day of issue", () => {
    const group = [
      twin(1, { paymentDate: "2026-11-03", emissionDate: "2026-11-01" }),
      twin(2, { expiryDate: "2026-12-20" }),
      twin(3, { expiryDate: "2026-11-08" }),
      twin(4, { totalAmount: null }),
    ];
    expect(namedTwins(group, today, hrefOf).map(({ id, paid }) => [id, paid])).toEqual([
      [3, false],
      [4, false],
      [2, false],
      [1, true],
    ]);
    expect(namedTwins(group, today, hrefOf).at(-1)?.issued).toBe("2026-11-01");
  });

  const mine = (bills: Bill[]) => bills.filter((bill) => stateOf(bill, today).payer === "customer");

  it("[BL-91] are no group of home if the customer must pay none of them", () => {
    const groups = (bills: Bill[]) => twinGroups(mine(bills), twinsOf(bills, stateToday));
    const paid = { paymentDate: "2026-11-03" };
    const debit = { paymentType: "Rid" };
    expect(groups([twin(1, paid), twin(2, paid)])).toEqual([]);
    expect(groups([twin(1, debit), twin(2, debit)])).toEqual([]);
    expect(groups([twin(1, debit), twin(2)])).toHaveLength(1);
    expect(groups([twin(1, paid), twin(2), twin(3), twin(4, debit)])).toHaveLength(1);
  });

  it("[HM-31] are doubtful but the most urgent one, or all of them if one is paid", () => {
    const all = [twin(1), twin(2), twin(3, { paymentDate: "2026-11-03", supplyCode: "S-2" }), twin(4, { supplyCode: "S-2" })];
    const groups = twinGroups(mine(all), twinsOf(all, stateToday));
    expect([...doubtfulOf(groups, today)].sort()).toEqual([2, 3, 4]);
    expect(areAllTwins(mine(all), groups)).toBe(false);
    expect(areAllTwins(all.slice(0, 2), groups.slice(0, 1))).toBe(true);
    expect(areAllTwins([], [])).toBe(false);
  });
});
