import { expect, it } from "vitest";
import { retryPause } from "../../portal/src/platform/wire/retry.ts";
import { randomFrom } from "../../sandbox/src/base/random.ts";
import { type Day, peak, seconds, simulate } from "./model.ts";

const never = () => undefined;
const outage = { from: 1200, slowSeconds: 120, downSeconds: 480, retryAfter: 900 };
/** 36,000 customers in the first hour: ten visits a second of four calls each. */
const day: Day = {
  customers: 36_000,
  hours: [1],
  calls: { first: 4, second: 2 },
  secondVisits: 0,
  capacity: 1000,
  outage: undefined,
  behaviour: { pressing: 0, returning: 0 },
  pause: never,
};
const calls = (some: Partial<Day> = {}, seed = 1) => simulate({ ...day, ...some }, randomFrom(String(seed)));
const sum = (load: Uint32Array, from = 0, to = seconds) => load.slice(from, to).reduce((total, count) => total + count, 0);

it("sends the calls of each visit, at the rate of its hour", () => {
  const load = calls();
  expect([load[0], load[3599], load[3600]]).toEqual([40, 40, 0]);
  expect(sum(load)).toBe(144_000);
  expect(peak(load)).toBe(40);
  expect(sum(calls({ secondVisits: 1 }))).toBe(144_000 + 72_000);
});

it("gives the same day for the same seed, and another for another", () => {
  const some = { outage, pause: retryPause, behaviour: { pressing: 0.5, returning: 0.8 } };
  expect(calls(some, 7)).toEqual(calls(some, 7));
  expect(calls(some, 7)).not.toEqual(calls(some, 8));
});

it("an outage adds nothing where nobody tries again", () => {
  expect(calls({ outage })).toEqual(calls());
});

it("repeats by itself what fails, by the rule that is given", () => {
  const once = calls({
    outage: { ...outage, slowSeconds: 0, downSeconds: 60 },
    pause: (_, attempt) => (attempt === 1 ? 100_000 : undefined),
  });
  expect(sum(once)).toBe(144_000 + 60 * 40);
  expect([once[1299], once[1300], once[1359], once[1360]]).toEqual([40, 80, 80, 40]);
});

it("a call without answer fails after thirty seconds", () => {
  const once = calls({ outage: { ...outage, slowSeconds: 60, downSeconds: 0 }, pause: (_, attempt) => (attempt === 1 ? 1000 : undefined) });
  expect([once[1230], once[1231], once[1290], once[1291]]).toEqual([40, 80, 80, 40]);
});

it("no call is repeated by itself before a Retry-After that is too long to wait for", () => {
  expect(calls({ outage: { ...outage, slowSeconds: 0 }, pause: retryPause })).toEqual(calls());
});

it("customers press three times at most, or come back after the time they were told", () => {
  const failing = { ...outage, slowSeconds: 0, downSeconds: 600 };
  const pressing = calls({ outage: failing, behaviour: { pressing: 1, returning: 0 } });
  const most = (load: Uint32Array) => load.reduce((highest, count) => Math.max(highest, count), 0);
  expect(most(pressing)).toBeLessThanOrEqual(40 * 8);
  expect(sum(pressing)).toBeLessThanOrEqual(144_000 + 3 * 600 * 40);
  const returning = calls({ outage: failing, behaviour: { pressing: 0, returning: 1 } });
  expect(sum(returning)).toBeGreaterThan(144_000 + 500 * 40);
  expect(sum(returning, 1200, 2100)).toBe(900 * 40);
});

it("back ends that get more calls than they can serve answer that they are busy", () => {
  const some = { capacity: 30, pause: (_: unknown, attempt: number) => (attempt === 1 ? 4_000_000 : undefined) };
  expect(sum(calls(some))).toBe(144_000 + 3600 * 10);
});

it("finds the highest ten seconds, from a moment on", () => {
  const load = new Uint32Array(100);
  load.fill(5, 10, 20);
  load.fill(2, 40, 60);
  expect([peak(load), peak(load, 15), peak(load, 70)]).toEqual([5, 2.5, 0]);
});
