import { complaintKinds } from "@favilla/design-system/account/complaint.ts";
import { complaintClock } from "@favilla/design-system/account/complaintClock.ts";
import type { ComplaintRules } from "@favilla/design-system/account/complaintRules.ts";
import { rightsOf } from "@favilla/design-system/bills/rights.ts";
import { romeDay } from "@favilla/design-system/data/dates.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { even, ofOctober, rules } from "./bills.ts";

const complaintRules: ComplaintRules = {
  source: "delibera di esempio",
  checked: "2026-11-02",
  days: { complaint: 30, information: 30, rectification: 60, rectificationFourMonthly: 90, doubleBilling: 15 },
};
const allowed = { complaint: 30, information: 30, rectification: 60, doubleBilling: 15 };

const hour = 3_600_000;
// The day and the hour in Rome by the browser's own table of zones, and days counted in UTC, where each has 24 hours.
const rome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short", timeStyle: "medium" });
const dayAt = (moment: number) => rome.format(moment).slice(0, 10);
const plus = (day: string, days: number) => new Date(Date.parse(`${day}T12:00Z`) + days * 24 * hour).toISOString().slice(0, 10);

/** Returns the first moment of a day in Rome: an hour or two before that of UTC. */
const beginningOf = (day: string) => {
  const midnight = Date.parse(`${day}T00:00Z`);
  return dayAt(midnight - 2 * hour) === day ? midnight - 2 * hour : midnight - hour;
};

const moments = fc.integer({ min: Date.parse("2024-01-01T00:00Z"), max: Date.parse("2032-12-31T00:00Z") });
/** Days around the two changes of the clock of some years, and around leap days. */
const oddDays = [
  "2026-03-29",
  "2026-10-25",
  "2027-03-28",
  "2027-10-31",
  "2028-03-26",
  "2028-02-29",
  "2028-10-29",
  "2024-02-29",
  "2026-12-31",
];
const nearOddDays = fc
  .tuple(fc.constantFrom(...oddDays), fc.integer({ min: -100 * 24, max: 30 }))
  .map(([day, hours]) => beginningOf(day) + hours * hour + 1);
const arrivals = fc.oneof(moments, nearOddDays);

describe("[CL-01, CL-02] the clock of a complaint", () => {
  it("stands until the last moment of its last day in Rome, whatever its kind, its hour and the rhythm of the bills", () =>
    fc.assert(
      fc.property(arrivals, fc.constantFrom(...complaintKinds), fc.boolean(), (arrival, kind, fourMonthly) => {
        const receivedOn = romeDay(new Date(arrival)) ?? "";
        expect(receivedOn).toBe(dayAt(arrival));
        const days = kind === "rectification" && fourMonthly ? 90 : allowed[kind];
        const last = plus(receivedOn, days);
        const end = beginningOf(plus(last, 1));
        const at = (moment: number) =>
          complaintClock({ kind, receivedOn, fourMonthly, asked: null, answer: null }, complaintRules, romeDay(new Date(moment)) ?? "");
        expect(at(arrival)).toMatchObject({ lastDay: last, daysLeft: days, late: 0 });
        expect(at(end - 1)).toMatchObject({ lastDay: last, daysLeft: 0, late: 0 });
        expect(at(end)).toMatchObject({ lastDay: last, daysLeft: null, late: 1 });
      }),
      { numRuns: 400 },
    ));

  it("gives no complaint a day more because a clock is hours off", () =>
    fc.assert(
      fc.property(arrivals, fc.integer({ min: -12, max: 12 }), (arrival, hours) => {
        const receivedOn = dayAt(arrival);
        const facts = { kind: "complaint" as const, receivedOn, fourMonthly: false, asked: null, answer: null };
        const { lastDay, daysLeft } = complaintClock(facts, complaintRules, dayAt(arrival + hours * hour));
        expect(lastDay).toBe(plus(receivedOn, 30));
        expect([29, 30]).toContain(daysLeft);
      }),
    ));
});

it("[BL-164] the clock of a right stands until the last moment of its last day in Rome", () =>
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 0, max: 60 }), (moment, days) => {
      const expiryDate = dayAt(moment);
      const last = plus(expiryDate, days);
      const end = beginningOf(plus(last, 1));
      const at = (now: number) => {
        const today = romeDay(new Date(now)) ?? "";
        const own = { ...rules, checked: expiryDate, anomaly: { electricity: 150, least: 50, days } };
        return rightsOf(ofOctober(900, { expiryDate }), even(12, 100), undefined, own, today).map(({ lastDay }) => lastDay);
      };
      expect(at(end - 1)).toEqual([last]);
      expect(at(end)).toEqual([]);
    }),
  ));
