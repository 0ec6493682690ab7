import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PeriodBill, twinsOf } from "./twins.ts";

const bill = (id: number, from: string | null, to: string | null, changes: Partial<PeriodBill> = {}): PeriodBill => ({
  ...{ id, supplyCode: "S-1", commodity: "gas", period: { from, to }, isOpen: true, creditNote: false, lines: [] },
  ...changes,
});
const autumn = ["2026-09-01", "2026-10-31"] as const;
const named = (...bills: PeriodBill[]) => [...twinsOf(bills)].map(([id, others]) => [id, others.map((other) => other.id)]);

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
    ["another energy", { commodity: "electricity" }],
    ["a credit note", { creditNote: true }],
    ["a recalculation", { lines: [{ kind: "energy" as const, amount: -9, quantity: -40, unit: "Smc" }] }],
  ])("are not those of %s", (_, changes) => {
    expect(named(bill(1, ...autumn), bill(2, ...autumn, changes))).toEqual([]);
  });

  it("are not services, which are bought one by one", () => {
    expect(named(bill(1, ...autumn, { commodity: "vas" }), bill(2, ...autumn, { commodity: "vas" }))).toEqual([]);
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
        const groups = (all: readonly PeriodBill[]) =>
          new Map(
            [...twinsOf(all)].map(([id, others]) => [
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
