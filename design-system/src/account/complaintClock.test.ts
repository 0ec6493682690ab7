import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDate } from "../data/dates.ts";
import { addDays, daysBetween } from "../data/days.ts";
import { type ComplaintMoments, complaintKinds } from "./complaint.ts";
import { complaintClock } from "./complaintClock.ts";
import type { ComplaintRules } from "./complaintRules.ts";

const rules: ComplaintRules = {
  source: "delibera di esempio",
  checked: "2026-11-02",
  days: { complaint: 30, information: 30, rectification: 60, rectificationFourMonthly: 90, doubleBilling: 15 },
  indemnity: {
    kinds: ["complaint", "rectification", "doubleBilling"],
    steps: [
      { late: 31, euros: 50 },
      { late: 1, euros: 25.5 },
    ],
  },
  conciliation: { after: 40, name: "Conciliazione di esempio", href: "https://conciliazione.example" },
};
const sample: ComplaintMoments = { kind: "complaint", receivedOn: "2026-11-20", fourMonthly: false, asked: null, answer: null };
const answeredOn = (on: string | null) => ({ ...sample, answer: { on, verdict: "accepted" as const, text: null } });

const days = fc
  .date({ min: new Date("2024-01-01T00:00Z"), max: new Date("2032-12-31T00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const kinds = fc.constantFrom(...complaintKinds);

describe("[CL-01] the last day of an answer", () => {
  it("is so many days after the arrival, by kind and by the rhythm of the bills", () => {
    const last = (change: Partial<ComplaintMoments>) => complaintClock({ ...sample, ...change }, rules, "2026-11-20").lastDay;
    expect(last({})).toBe("2026-12-20");
    expect(last({ kind: "doubleBilling" })).toBe("2026-12-05");
    expect(last({ kind: "rectification" })).toBe("2027-01-19");
    expect(last({ kind: "rectification", fourMonthly: true })).toBe("2027-02-18");
  });

  it("is a day of the calendar, whatever lies between: a clock change, a leap day, months of 31 days", () => {
    const last = (receivedOn: string) => complaintClock({ ...sample, receivedOn }, rules, receivedOn).lastDay;
    expect(["2027-03-10", "2026-10-10", "2028-02-10", "2027-02-10", "2026-07-31"].map(last)).toEqual([
      "2027-04-09",
      "2026-11-09",
      "2028-03-11",
      "2027-03-12",
      "2026-08-30",
    ]);
  });

  it("counts from the day in Rome, where a late evening in UTC is the next day", () => {
    expect(parseDate("2026-11-20T23:05:00.000Z")).toBe("2026-11-21");
    expect(parseDate("2026-07-20T22:05:00.000Z")).toBe("2026-07-21");
  });

  it("is unknown without rules, without a day, for an unknown kind, and where nobody knows how often bills come", () => {
    const unknown: ComplaintMoments[] = [
      { ...sample, receivedOn: null },
      { ...sample, kind: "unknown" },
      { ...sample, kind: "rectification", fourMonthly: null },
    ];
    for (const each of unknown)
      expect(complaintClock(each, rules, "2027-11-20")).toMatchObject({ lastDay: null, daysLeft: null, late: null });
    const half = { ...rules, days: { doubleBilling: 15 } };
    for (const each of [half, undefined])
      expect(complaintClock(sample, each, "2027-11-20")).toMatchObject({
        turn: "us",
        lastDay: null,
        daysLeft: null,
        late: null,
        indemnity: null,
      });
    const oneRhythm = { ...rules, days: { rectification: 60 } };
    expect(complaintClock({ ...sample, kind: "rectification", fourMonthly: null }, oneRhythm, "2026-11-20").lastDay).toBe("2027-01-19");
  });
});

describe("[CL-02] days left and days of delay", () => {
  it("end with the last day, whole", () => {
    const at = (today: string) => complaintClock(sample, rules, today);
    expect(at("2026-12-20")).toMatchObject({ daysLeft: 0, late: 0, indemnity: null });
    expect(at("2026-12-21")).toMatchObject({ daysLeft: null, late: 1, indemnity: 2550 });
  });

  it("are never both there, fall by one a day, and no clock that is behind makes more of them than the rules say", () => {
    fc.assert(
      fc.property(kinds, days, fc.boolean(), fc.integer({ min: -3, max: 200 }), (kind, receivedOn, fourMonthly, after) => {
        const one = complaintClock({ ...sample, kind, receivedOn, fourMonthly }, rules, addDays(receivedOn, after));
        const next = complaintClock({ ...sample, kind, receivedOn, fourMonthly }, rules, addDays(receivedOn, after + 1));
        const allowed = daysBetween(receivedOn, one.lastDay as string);
        expect([15, 30, 60, 90]).toContain(allowed);
        expect((one.daysLeft === null) !== (one.late === 0)).toBe(true);
        expect(one.daysLeft ?? 0).toBeLessThanOrEqual(allowed);
        if (after >= 0 && next.daysLeft !== null) expect(one.daysLeft).toBe(next.daysLeft + 1);
        if (one.late) expect(next.late).toBe(one.late + 1);
      }),
    );
  });

  it("stop with the answer: its delay is that of its day, and without a day nobody knows one", () => {
    expect(complaintClock(answeredOn("2026-12-20"), rules, "2027-06-01")).toMatchObject({ turn: "nobody", daysLeft: null, late: 0 });
    expect(complaintClock(answeredOn("2026-12-27"), rules, "2027-06-01")).toMatchObject({ late: 7, indemnity: 2550 });
    expect(complaintClock(answeredOn(null), rules, "2027-06-01")).toMatchObject({ turn: "nobody", late: null, indemnity: null });
    expect(complaintClock(answeredOn("2026-11-01"), rules, "2027-06-01")).toMatchObject({ late: 0, indemnity: null });
  });
});

it("[CL-03] an indemnity is there only after a delay, for its kinds, by the step that has been reached, and only if the rules have one", () => {
  const sums = [1, 30, 31, 400].map((late) => complaintClock(sample, rules, addDays("2026-12-20", late)).indemnity);
  expect(sums).toEqual([2550, 2550, 5000, 5000]);
  expect(complaintClock({ ...sample, kind: "information" }, rules, "2027-06-01").indemnity).toBeNull();
  expect(complaintClock(sample, { ...rules, indemnity: undefined }, "2027-06-01")).toMatchObject({ late: 163, indemnity: null });
  const never = { kinds: ["complaint" as const], steps: [{ late: 0, euros: 25 }] };
  expect(complaintClock(sample, { ...rules, indemnity: never }, "2026-12-20").indemnity).toBeNull();
});

it("[CL-04] conciliation is open after the answer, or once the days without one have passed", () => {
  const way = (today: string, each = sample) => complaintClock(each, rules, today).conciliation;
  expect(way("2026-12-30")).toEqual({ from: "2026-12-31", isOpen: false });
  expect(way("2026-12-31")).toEqual({ from: "2026-12-31", isOpen: true });
  expect(way("2026-11-21", answeredOn(null))).toEqual({ from: "2026-12-31", isOpen: true });
  expect(way("2027-06-01", { ...sample, receivedOn: null })).toEqual({ from: null, isOpen: false });
  expect(complaintClock(sample, { ...rules, conciliation: undefined }, "2027-06-01").conciliation).toBeNull();
});

it("[CL-05] it is the customer's turn while more is asked, and nobody's after the answer", () => {
  expect(complaintClock({ ...sample, asked: "Una foto del contatore" }, rules, "2026-11-21").turn).toBe("you");
  expect(complaintClock({ ...answeredOn("2026-11-21"), asked: "Una foto" }, rules, "2026-11-22").turn).toBe("nobody");
});
