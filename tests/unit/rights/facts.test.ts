import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { BillReadingFacts } from "@favilla/design-system/bills/rights.ts";
import type { RightsRules } from "@favilla/design-system/bills/rightsRules.ts";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { describe, expect, it } from "vitest";
import { bill, even, gas, line, ofOctober, paid, rules, said, yearOf } from "./bills.ts";

const year = even(12, 100);
const [first, second, ...rest] = year as [Bill, Bill, ...Bill[]];
const [dear, ...cheap] = yearOf([1000, ...Array.from({ length: 11 }, () => 18)]) as [Bill, ...Bill[]];
const credit = { documentType: "Nota di credito" };

describe("[BL-163, BL-192] a history that is whole, and one that is not", () => {
  it.each<[string, readonly Bill[], string]>([
    ["twelve months", year, "anomaly"],
    ["in any order", year.toReversed(), "anomaly"],
    ["none", [], ""],
    ["without the oldest month", year.slice(1), ""],
    ["without the newest month", year.slice(0, -1), ""],
    ["without one in the middle", [first, ...rest], ""],
    ["that begins a day late", [{ ...first, periodFrom: "2025-10-02" }, second, ...rest], ""],
    ["with a gap of a day", [{ ...first, periodTo: "2025-10-30" }, second, ...rest], ""],
    ["with a day in two bills", [{ ...first, periodTo: "2025-11-01" }, second, ...rest], "anomaly"],
    ["without one amount", [{ ...first, totalAmount: null }, second, ...rest], ""],
    ["with a bill of zero", [{ ...first, totalAmount: 0 }, second, ...rest], ""],
    ["with a bill in credit", [{ ...first, totalAmount: -20 }, second, ...rest], ""],
    ["with a credit note more", [...year, bill(-500, "2026-01-01", "2026-01-31", credit)], "anomaly"],
    ["with a credit note for a bill", [{ ...first, ...credit }, second, ...rest], ""],
    ["without a period", [{ ...first, periodFrom: null }, second, ...rest], ""],
    ["with a period that ends before it begins", [{ ...first, periodTo: "2025-09-30" }, second, ...rest], ""],
    ["of another supply", even(12, 100, { supplyCode: "S-2" }), ""],
    ["of another energy", even(12, 100, gas), ""],
    ["of no supply", even(12, 100, { supplyCode: null }), ""],
    ["with a dear month before the twelve", [bill(90_000, "2025-09-01", "2025-09-30"), ...year], "anomaly"],
    ["with a bill that began before the twelve months", [{ ...first, periodFrom: "2025-09-15" }, second, ...rest], "anomaly"],
    ["with a bill after this one", [...year, bill(90_000, "2026-11-01", "2026-11-30")], "anomaly"],
    // The mean of thirteen bills would be 169.07 €.
    ["whose dearest month comes twice", [dear, dear, ...cheap], "anomaly"],
  ])("%s", (_name, others, expected) => expect(said(ofOctober(150.01), { others })).toBe(expected));

  it.each<[string, Partial<Bill>, string]>([
    ["has a negative line", { details: [line(), line({ kind: "tax", type: "Bonus", amount: -40, quantity: null })] }, "anomaly"],
    ["has no lines", { details: [] }, "anomaly"],
    ["has no period", { periodFrom: null }, ""],
    ["has no due date", { expiryDate: null }, ""],
    ["has no total", { totalAmount: null }, ""],
    ["is a credit note", credit, ""],
    ["is of zero", { totalAmount: 0 }, ""],
    ["is in credit", { totalAmount: -150.01 }, ""],
    ["is for two kinds of energy", { commodity: "dual" }, ""],
    ["is for a service", { commodity: "service" as Bill["commodity"] }, ""],
    ["is of no supply", { supplyCode: null }, ""],
    ["is paid", paid, "anomaly"],
  ])("a bill that %s", (_name, changes, expected) => expect(said(ofOctober(150.01, changes), { others: year })).toBe(expected));
});

const row = (date: string, consumption: number | null, origin: ConsumptionRow["origin"] = "customer"): ConsumptionRow => ({
  ...{ date, year: 2026, month: 10, consumption, reading: null, zone: null, origin, description: null },
});
const counted = (...quantities: (number | null)[]) => ({ details: quantities.map((quantity) => line({ quantity })) });
const known = (...rows: ConsumptionRow[]): BillReadingFacts => ({ rows, until: null });
// 30 kWh in 30 days are 31 in October: 46.5 kWh are 150 %.
const month = known(row("2026-10-01", 0), row("2026-10-31", 30));

describe("[BL-166, BL-192] a first bill against the customer's own readings", () => {
  it.each<[string, Partial<Bill>, BillReadingFacts | undefined, string]>([
    ["46 kWh of 31", counted(46), month, ""],
    ["46.5 kWh of 31", counted(46.5), month, ""],
    ["46.5 kWh in two lines", counted(15.1, 31.4), month, ""],
    ["46.5 kWh in three lines", counted(0.1, 0.2, 46.2), month, ""],
    ["46.51 kWh of 31", counted(46.51), month, "anomaly"],
    ["47 kWh of 31", counted(47), month, "anomaly"],
    ["47 kWh after 30 are taken back", counted(77, -30), month, "anomaly"],
    ["46 kWh after 30 are taken back", counted(76, -30), month, ""],
    ["readings of 16 days of 31", counted(47), known(row("2026-10-01", 0), row("2026-10-17", 16)), "anomaly"],
    ["readings of 15 days of 31", counted(900), known(row("2026-10-01", 0), row("2026-10-16", 15)), ""],
    ["the start of the supply and a reading", counted(47), known(row("2026-10-01", 0, "start"), row("2026-10-31", 30)), "anomaly"],
    ["a reading of the distributor", counted(900), known(row("2026-10-01", 0), row("2026-10-31", 30, "distributor")), ""],
    [
      "an estimate between two readings",
      counted(47),
      known(row("2026-10-01", 0), row("2026-10-15", 20, "estimate"), row("2026-10-31", 10)),
      "anomaly",
    ],
    ["an unknown use between two readings", counted(900), known(row("2026-10-01", 0), row("2026-10-15", null), row("2026-10-31", 30)), ""],
    ["one reading", counted(900), known(row("2026-10-31", 30)), ""],
    ["no use at all by the readings", counted(80), known(row("2026-10-01", 0), row("2026-10-31", 0)), "anomaly"],
    ["no use at all, and none billed", counted(0), known(row("2026-10-01", 0), row("2026-10-31", 0)), ""],
    ["readings that go back", counted(80), known(row("2026-10-01", 0), row("2026-10-31", -5)), ""],
    ["no readings", counted(900), known(), ""],
    ["readings that are not known", counted(900), undefined, ""],
    ["a line without a quantity", counted(900, null), month, ""],
    ["lines of two units", { details: [line({ quantity: 900 }), line({ unit: "Smc" })] }, month, ""],
    ["no line of energy", { details: [line({ kind: "tax", quantity: 900 })] }, month, ""],
  ])("%s", (_name, changes, readings, expected) => expect(said(ofOctober(90, changes), readings && { readings })).toBe(expected));

  it.each<[string, number, Bill[], RightsRules, string]>([
    ["of 49.99 €", 49.99, [], rules, ""],
    ["of 50 €", 50, [], rules, "anomaly"],
    ["after another", 90, [bill(60, "2026-09-01", "2026-09-30", { emissionDate: "2026-10-10", ...paid })], rules, ""],
    ["after a credit note", 90, [bill(-60, "2026-09-01", "2026-09-30", { emissionDate: "2026-10-10", ...credit })], rules, ""],
    ["before another", 90, [bill(60, "2026-11-01", "2026-11-30", { emissionDate: "2026-12-10" })], rules, "anomaly"],
    ["without a share in the rules", 90, [], { ...rules, anomaly: { electricity: 150, least: 50, days: 10 } }, ""],
    ["below the share of the rules", 90, [], { ...rules, anomaly: { firstBill: 300, least: 50, days: 10 } }, ""],
  ])("a bill %s", (_name, euros, others, own, expected) =>
    expect(said(ofOctober(euros, counted(47)), { others, readings: month, rules: own })).toBe(expected),
  );
});

const half: [string, Omit<RightsRules, "source" | "checked">, string, string][] = [
  ["no rule", {}, "", ""],
  ["the share of the other energy", { anomaly: { gas: 200, least: 50, days: 10 } }, "", "anomaly"],
  ["no share", { anomaly: { least: 50, days: 10 } }, "", ""],
  ["instalments alone", { instalments: { electricity: 150, above: 50, days: 10 } }, "", ""],
  ["other rights alone", { samePeriod: { answer: 15 }, oldUse: { years: 2 }, estimate: true }, "", ""],
  ["a least amount above the bill", { anomaly: { electricity: 150, gas: 200, least: 900.01, days: 10 } }, "", ""],
  ["a least amount of the bill", { anomaly: { electricity: 150, gas: 200, least: 900, days: 10 } }, "anomaly", "anomaly"],
];

describe("[BL-163, BL-190] rules that are half there, and rules of another year", () => {
  it.each(half)("%s", (_name, own, electricity, ofGas) => {
    const held = { source: "Fonte", checked: "2026-11-01", ...own };
    expect(said(ofOctober(900), { others: year, rules: held })).toBe(electricity);
    expect(said(ofOctober(900, gas), { others: even(12, 100, gas), rules: held })).toBe(ofGas);
  });
  it.each([
    ["2026-11-20", "anomaly"],
    ["2026-01-01", "anomaly"],
    ["2025-11-20", "anomaly"],
    ["2025-11-19", ""],
    ["2024-11-20", ""],
    ["2026-11-21", ""],
    ["2027-11-01", ""],
  ])("checked on %s and read on 20 November 2026: %s", (checked, expected) =>
    expect(said(ofOctober(900), { others: year, rules: { ...rules, checked } })).toBe(expected),
  );
});
