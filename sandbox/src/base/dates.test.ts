import { afterEach, expect, it, vi } from "vitest";
import {
  addDays,
  addMonths,
  dayOf,
  daysLater,
  daysPassed,
  isDay,
  lastOfMonth,
  romeDay,
  romeTime,
  sundayBefore,
  timestamp,
  withArticle,
} from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

it.each(["UTC", "Europe/Rome", "America/Nuuk", "Pacific/Kiritimati"])("days begin at midnight in Rome, also on a server in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(["2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"].map(timestamp)).toEqual([
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ]);
  expect([romeDay(new Date("2026-03-29T21:59:59Z")), romeDay(new Date("2026-03-29T22:00:00Z"))]).toEqual(["2026-03-29", "2026-03-30"]);
  expect([romeTime(new Date("2026-03-29T00:59:00Z")), romeTime(new Date("2026-03-29T01:00:00Z"))]).toEqual(["01:59", "03:00"]);
});

it("a placeholder is no day, and neither is 30 February", () => {
  expect(["0001-01-01T00:00:00.000Z", "2026-11-27", null, "2026-13-45T99:00:00.000Z"].map(dayOf)).toEqual([null, null, null, null]);
  expect(["2026-02-30", "2026-02-28", "2026-2-28", undefined].map(isDay)).toEqual([false, true, false, false]);
});

it("months end on their last day, which also stands for a later day of a longer month", () => {
  expect([lastOfMonth("2028-02-03"), addMonths("2026-12-31", 2), addMonths("2026-03-31", -1)]).toEqual([
    "2028-02-29",
    "2027-02-28",
    "2026-02-28",
  ]);
  expect([sundayBefore("2026-03-31"), sundayBefore("2026-10-25"), addDays("2026-03-28", 2)]).toEqual([
    "2026-03-29",
    "2026-10-25",
    "2026-03-30",
  ]);
});

it("24 hours are 24 hours, also when the clocks change", () => {
  expect(daysLater("2026-03-28T12:00:00.000Z", 1)).toBe("2026-03-29T12:00:00.000Z");
  expect(daysPassed("2026-03-28T12:00:00.000Z", new Date("2026-03-29T11:59:59.999Z"))).toBe(0);
  expect(daysPassed("2026-03-28T12:00:00.000Z", new Date("2026-03-29T12:00:00.000Z"))).toBe(1);
});

it("[DS-39] an article or preposition fits the day after it: otto and undici begin with a vowel", () => {
  const days = ["08/11/2026", "11/08/2026", "09/11/2026", "18/11/2026", "01/08/2026"];
  expect(days.map((day) => withArticle("del", day))).toEqual([
    "dell’08/11/2026",
    "dell’11/08/2026",
    "del 09/11/2026",
    "del 18/11/2026",
    "del 01/08/2026",
  ]);
  expect((["il", "al", "dal"] as const).map((word) => withArticle(word, "08/11/2026"))).toEqual([
    "l’08/11/2026",
    "all’08/11/2026",
    "dall’08/11/2026",
  ]);
  expect(["8 novembre 2026", "11 marzo 2027", "18 marzo 2027"].map((day) => withArticle("al", day))).toEqual([
    "all’8 novembre 2026",
    "all’11 marzo 2027",
    "al 18 marzo 2027",
  ]);
});
