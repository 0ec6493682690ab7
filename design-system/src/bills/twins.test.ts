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
