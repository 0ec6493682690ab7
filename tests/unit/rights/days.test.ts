import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { rightsOf } from "@favilla/design-system/bills/rights.ts";
import { romeDay } from "@favilla/design-system/data/dates.ts";
import { describe, expect, it } from "vitest";
import { bill, even, line, ofOctober, paid, rules, said } from "./bills.ts";

const year = even(12, 100);
const checkedOn = (checked: string) => ({ ...rules, checked });

describe("[BL-164] ten days after the due date, the tenth whole", () => {
  it.each([
    ["2026-11-30", "2026-11-10", "2026-12-10"],
    ["2026-11-30", "2026-11-30", "2026-12-10"],
    ["2026-11-30", "2026-12-09", "2026-12-10"],
    ["2026-11-30", "2026-12-10", "2026-12-10"],
    ["2026-11-30", "2026-12-11", null],
    ["2026-11-30", "2027-01-10", null],
    ["2026-12-25", "2027-01-04", "2027-01-04"],
    ["2026-12-25", "2027-01-05", null],
    ["2027-02-20", "2027-03-02", "2027-03-02"],
    ["2027-02-20", "2027-03-03", null],
    ["2028-02-20", "2028-03-01", "2028-03-01"],
    ["2028-02-20", "2028-03-02", null],
    ["2028-02-19", "2028-02-29", "2028-02-29"],
    ["2028-02-19", "2028-03-01", null],
    ["2027-03-20", "2027-03-30", "2027-03-30"],
    ["2027-03-20", "2027-03-31", null],
    ["2027-10-25", "2027-11-04", "2027-11-04"],
    ["2027-10-25", "2027-11-05", null],
  ])("due on %s, read on %s: until %s", (expiryDate, today, until) => {
    const [right] = rightsOf(ofOctober(900, { expiryDate }), year, undefined, checkedOn(today), today);
    expect(right?.lastDay ?? null).toBe(until);
  });

  it.each<[string, Partial<Bill>, number, string | null]>([
    ["0 days", {}, 0, "2026-11-30"],
    ["30 days", {}, 30, "2026-12-30"],
    ["a first rate", { rates: [rate(2, "2026-12-30"), rate(1, "2026-11-25")] }, 10, "2026-12-05"],
    ["a rate without a day", { rates: [rate(1, null), rate(2, "2026-11-25")] }, 10, "2026-12-05"],
    ["rates without days", { rates: [rate(1, null), rate(2, null)] }, 10, "2026-12-10"],
    ["a first rate long ago", { rates: [rate(1, "2026-10-25"), rate(2, "2026-11-25")] }, 10, null],
  ])("with %s", (_name, changes, days, until) => {
    const own = { ...rules, anomaly: { electricity: 150, least: 50, days } };
    const [right] = rightsOf(ofOctober(900, changes), year, undefined, own, "2026-11-20");
    expect(right?.lastDay ?? null).toBe(until);
  });
});

function rate(number: number, expiryDate: string | null) {
  return { number, amount: 450, expiryDate, paymentDate: null };
}

// Rome is an hour before UTC in winter and two in summer: the clock changed on 29 March 2026 and on 25 October 2026.
describe("[BL-164] the last day ends at midnight in Rome, on days of 23 and of 25 hours too", () => {
  it.each([
    ["2026-03-19", "2026-03-28T22:59:59Z", true],
    ["2026-03-19", "2026-03-28T23:00:00Z", true],
    ["2026-03-19", "2026-03-29T00:59:59Z", true],
    ["2026-03-19", "2026-03-29T01:00:00Z", true],
    ["2026-03-19", "2026-03-29T21:59:59Z", true],
    ["2026-03-19", "2026-03-29T22:00:00Z", false],
    ["2026-03-18", "2026-03-28T22:59:59Z", true],
    ["2026-03-18", "2026-03-28T23:00:00Z", false],
    ["2026-10-15", "2026-10-25T00:30:00Z", true],
    ["2026-10-15", "2026-10-25T01:30:00Z", true],
    ["2026-10-15", "2026-10-25T22:00:00Z", true],
    ["2026-10-15", "2026-10-25T22:59:59Z", true],
    ["2026-10-15", "2026-10-25T23:00:00Z", false],
    ["2026-10-14", "2026-10-24T21:59:59Z", true],
    ["2026-10-14", "2026-10-24T22:00:00Z", false],
    ["2026-12-21", "2026-12-31T22:59:59Z", true],
    ["2026-12-21", "2026-12-31T23:00:00Z", false],
  ])("due on %s, at %s: %s", (expiryDate, moment, isThere) => {
    const today = romeDay(new Date(moment)) ?? "";
    expect(said(ofOctober(900, { expiryDate }), { others: year, today, rules: checkedOn("2026-01-15") })).toBe(isThere ? "anomaly" : "");
  });
});

describe("[BL-166] use older than two years before the day of issue", () => {
  it.each<[from: string, issued: string, years: number, isOld: boolean]>([
    ["2024-11-10", "2026-11-10", 2, false],
    ["2024-11-11", "2026-11-10", 2, false],
    ["2024-11-09", "2026-11-10", 2, true],
    ["2020-01-01", "2026-11-10", 2, true],
    ["2026-02-28", "2028-02-29", 2, false],
    ["2026-02-27", "2028-02-29", 2, true],
    ["2024-02-29", "2026-02-28", 2, false],
    ["2024-02-28", "2026-02-28", 2, false],
    ["2024-02-27", "2026-02-28", 2, true],
    ["2024-02-29", "2026-03-01", 2, true],
    ["2024-03-01", "2026-03-01", 2, false],
    ["2024-02-29", "2028-02-29", 4, false],
    ["2024-02-28", "2028-02-29", 4, true],
    ["2021-11-10", "2026-11-10", 5, false],
    ["2021-11-09", "2026-11-10", 5, true],
    ["2024-12-31", "2027-01-01", 2, true],
    ["2025-01-01", "2027-01-01", 2, false],
  ])("use from %s on a bill of %s, with %d years: %s", (periodFrom, emissionDate, years, isOld) => {
    const own = { ...rules, oldUse: { years } };
    expect(said(ofOctober(30, { periodFrom, emissionDate }), { rules: own })).toBe(isOld ? "oldUse" : "");
  });
  it.each<[string, Partial<Bill>]>([
    ["is paid", paid],
    ["has no day of issue", { emissionDate: null }],
    ["has no period", { periodFrom: null }],
    ["is of zero", { totalAmount: 0 }],
  ])("not of a bill that %s", (_name, changes) => expect(said(ofOctober(30, { periodFrom: "2020-01-01", ...changes }))).toBe(""));
});

describe("[BL-166] two bills for a period, which share three quarters of the shorter", () => {
  const other = (from: string, to: string, changes: Partial<Bill> = {}, euros = 31) => [bill(euros, from, to, changes)];
  const same = (changes: Partial<Bill> = {}, euros = 31) => other("2026-10-01", "2026-10-31", changes, euros);
  it.each<[string, Bill[], number]>([
    ["the same month", same(), 2],
    ["the same month, paid", same(paid), 2],
    ["three times the same month", [...same(), ...same()], 3],
    ["24 days of 31", other("2026-10-08", "2026-11-07"), 2],
    ["23 days of 31", other("2026-10-09", "2026-11-08"), 0],
    ["the month after", other("2026-11-01", "2026-11-30"), 0],
    ["four months with this one", other("2026-07-01", "2026-10-31"), 2],
    ["four months before", other("2026-06-01", "2026-09-30"), 0],
    ["of another supply", same({ supplyCode: "S-2" }), 0],
    ["of gas", same({ commodity: "gas" }), 0],
    ["a credit note", same({ documentType: "Nota di credito" }), 0],
    ["a recalculation", same({ details: [line({ quantity: -5 })] }), 0],
    ["a bill of zero", same({}, 0), 0],
    ["a bill without a period", same({ periodFrom: null }), 0],
  ])("%s: %d", (_name, others, bills) => {
    const [right] = rightsOf(ofOctober(30), others, undefined, rules, "2026-11-20");
    expect(right ?? null).toEqual(bills ? { kind: "samePeriod", bills, answer: 15, lastDay: null } : null);
  });
});
