import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  firstDayOf,
  formatDate,
  formatDayMonth,
  formatDayShort,
  formatMonth,
  formatMonthName,
  formatMonthYear,
  fullYear,
  isAfter,
  isBefore,
  lastDay,
  lastDayOf,
  monthNames,
  monthNumber,
  monthOf,
  monthsBetween,
  parseDate,
  parseMoment,
  romeDay,
  toMonth,
  toUtcDate,
  writeDateTime,
  yearOf,
} from "./dates.ts";
import { monthsAfter } from "./days.ts";

const formatters = [formatDate, formatDayShort, formatDayMonth, formatMonth, formatMonthName, formatMonthYear] as ((
  value: unknown,
) => unknown)[];

/** Placeholder dates that the archive writes for an unknown date. */
const placeholders = ["0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z"];

/** Reference for the expected days: Intl's time zones instead of dayjs's. */
const romeByIntl = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short" });

const instants = fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("9999-12-31T22:00:00Z"), noInvalidDate: true });
const recent = fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true });
const changes = [
  "2026-03-28T23:00Z",
  "2026-03-29T01:00Z",
  "2026-10-24T22:00Z",
  "2026-10-25T01:00Z",
  "1940-06-14T23:00Z",
  "1976-09-25T22:00Z",
  "9999-12-31T12:00Z",
];
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -4e7, max: 3e7 }))
  .map(([change, milliseconds]) => new Date(Date.parse(change) + milliseconds));
const days = instants.map((instant) => romeDay(instant) as string);

describe("dates are days in Rome [CS-11]", () => {
  test.each([
    ["2026-11-27", "2026-11-27"],
    ["2026-12-31T22:59:59Z", "2026-12-31"],
    ["2026-12-31T23:00:00.000Z", "2027-01-01"],
    ["2026-03-28T22:59:59Z", "2026-03-28"],
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-24T21:59:59.999Z", "2026-10-24"],
    ["2026-10-24T22:00:00Z", "2026-10-25"],
    ["2026-10-25T22:59:59Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
    ["2026-11-27T00:30:00+01:00", "2026-11-27"],
    ["2026-11-26T23:59:59.999+01:00", "2026-11-26"],
    ["2026-07-27T00:30:00+01:00", "2026-07-27"],
    ["2026-07-26T23:30:00+01:00", "2026-07-27"],
    ["2026-07-26T18:30:00-03:30", "2026-07-27"],
    ["2026-11-27T00:30:00+0900", "2026-11-26"],
    ["2026-11-27T23:59:59", "2026-11-27"],
    ["2026-03-29T02:30:00", "2026-03-29"],
    ["2024-02-29", "2024-02-29"],
    ["2000-02-29", "2000-02-29"],
    ["1900-01-01", "1900-01-01"],
    ["1899-12-31T23:00:00Z", undefined],
    ["1900-01-01T00:00:00Z", "1900-01-01"],
    ["9999-12-31T22:59:59.999Z", "9999-12-31"],
    // In 1916 the clocks went back at midnight, so one hour of 30 September occurred twice.
    ["1916-09-30T22:30:00Z", "1916-09-30"],
    ["1916-09-30T23:00:00Z", "1916-10-01"],
  ])("%s is %s", (value, day) => expect(parseDate(value)).toBe(day));

  test.each([
    ...placeholders,
    "0001-01-01",
    "1899-12-31",
    "9999-12-31T23:59:59.999Z",
    "10000-01-01",
    "2026-02-30",
    "2026-02-29T10:00:00",
    "2025-02-29",
    "1900-02-29",
    "2100-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-32T10:00:00Z",
    "2026-02-30T10:00:00Z",
    "2026-11-27T25:00:00Z",
    "2026-11-27T10:75",
    "2026-11-27T10:00:00+99:99",
    "2026-1-1",
    "2026/11/27",
    "27/11/2026",
    "2026-11",
    " 2026-11-27",
    "2026-11-27 ",
    "٢٠٢٦-١١-٢٧",
    "1".repeat(100_000),
    "",
    null,
    undefined,
    0,
    new Date(),
  ])("%s is no date", (value) => {
    expect(parseDate(value)).toBeUndefined();
    expect(parseMoment(value)).toBeUndefined();
  });

  test("an instant outside the valid years has no day", () => {
    for (const instant of [new Date(Number.NaN), new Date(-8.64e15), new Date(8.64e15), new Date(placeholders[0] as string)])
      expect(romeDay(instant)).toBeUndefined();
  });

  test("every instant from 1900 to 9999 has a day, and the day reads back as itself", () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = parseDate(instant.toISOString());
        expect(day).toBe(romeDay(instant));
        expect(parseDate(day)).toBe(day);
        expect(formatDate(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      }),
    );
  });

  test("the day equals Intl's day for Rome, also around midnight and changes of the clock", () => {
    fc.assert(
      fc.property(fc.oneof(recent, nearChange), (instant) => {
        expect(romeDay(instant)).toBe(romeByIntl.format(instant));
      }),
      { numRuns: 1000 },
    );
  });

  test("a later instant is never an earlier day", () => {
    fc.assert(
      fc.property(recent, fc.nat(200_000_000), (instant, later) => {
        expect(String(romeDay(new Date(instant.getTime() + later))) >= String(romeDay(instant))).toBe(true);
      }),
    );
  });

  test("more dates than the cache holds are read correctly", () => {
    const many = Array.from({ length: 5000 }, (_, index) => addDays("2013-01-01", index));
    for (const _ of ["read", "and again"]) expect(many.map(parseDate)).toEqual(many);
  });
});

describe("moments", () => {
  test.each([
    ["2026-11-27T10:00:00Z", "2026-11-27T10:00:00.000Z"],
    ["2026-11-27T10:00:00.1234567+02:00", "2026-11-27T08:00:00.123Z"],
    ["2026-11-27T10:00", "2026-11-27T09:00:00.000Z"],
    ["2026-07-27T00:00:00", "2026-07-26T22:00:00.000Z"],
  ])("%s is %s: without an offset it is Rome's time", (value, moment) => expect(parseMoment(value)).toBe(moment));

  test.each(["2026-11-27", "2026-02-30T10:00:00Z", ...placeholders])("%s is none", (value) => expect(parseMoment(value)).toBeUndefined());

  test("they are compared correctly across offsets", () => {
    const noon = new Date("2026-11-27T11:00:00Z");
    expect([isBefore("2026-11-27T11:59:59+01:00", noon), isAfter("2026-11-27T11:59:59+01:00", noon)]).toEqual([true, false]);
    expect([isBefore("2026-11-27T12:00:01+01:00", noon), isAfter("2026-11-27T12:00:01+01:00", noon)]).toEqual([false, true]);
    expect([isBefore("2026-11-27T12:00:00+01:00", noon), isAfter("2026-11-27T12:00:00+01:00", noon)]).toEqual([false, false]);
  });

  test("[SR-02] a window that ends at midnight in Rome ends on the day before", () => {
    expect(lastDay("2026-11-27T23:00:00.000Z")).toBe("2026-11-27");
    expect(lastDay("2026-07-27T22:00:00.000Z")).toBe("2026-07-27");
    expect(lastDay("2026-11-27T23:00:00.001Z")).toBe("2026-11-28");
    expect(lastDay("2026-11-27T12:00:00.000Z")).toBe("2026-11-27");
    expect(lastDay("2026-03-29T22:00:00.000Z")).toBe("2026-03-29");
    expect(lastDay("2026-11-27T00:00:00")).toBe("2026-11-26");
    expect(lastDay("2026-11-27")).toBe("2026-11-27");
  });

  test("a period without an end has no last day", () => {
    for (const end of [null, undefined, "", "domani", "2026-02-30T10:00:00Z", ...placeholders]) expect(lastDay(end)).toBeUndefined();
  });
});

describe("reckoning", () => {
  test("adding a day gives the next day, also when the clocks change", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-10-26", "2026-10-24")).toBe(-2);
    expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
    expect(addDays("2026-03-30", -2)).toBe("2026-03-28");
    expect([addDays("2000-02-28", 1), addDays("2100-02-28", 1)]).toEqual(["2000-02-29", "2100-03-01"]);
  });

  test("adding days and counting them agree, forwards and backwards", () => {
    fc.assert(
      fc.property(recent, fc.integer({ min: -20_000, max: 20_000 }), (instant, count) => {
        const day = instant.toISOString().slice(0, 10);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(daysBetween(addDays(day, count), day)).toBe(count === 0 ? 0 : -count);
        expect(toUtcDate(addDays(day, count)).getTime() - toUtcDate(day).getTime()).toBe(count * 86_400_000);
      }),
    );
  });

  test("adding months and counting them agree, over the ends of years", () => {
    expect([addMonths("2026-11", 2), addMonths("2026-01", -1), addMonths("2026-03", -12)]).toEqual(["2027-01", "2025-12", "2025-03"]);
    expect([monthsBetween("2026-01-31", "2026-02-01"), monthsBetween("2026-12-31", "2025-12-01")]).toEqual([1, -12]);
    fc.assert(
      fc.property(recent, fc.integer({ min: -600, max: 600 }), (instant, count) => {
        const month = instant.toISOString().slice(0, 7);
        const other = addMonths(month, count);
        expect(yearOf(other) * 12 + monthNumber(other)).toBe(yearOf(month) * 12 + monthNumber(month) + count);
        expect(monthsBetween(firstDayOf(month), lastDayOf(other))).toBe(count);
      }),
    );
  });

  test("the same day of another month is the last one of a shorter month, in leap years too", () => {
    const from = (day: string) => [-12, -1, 1, 12, 13].map((months) => monthsAfter(day, months)).join(" ");
    expect(from("2027-01-31")).toBe("2026-01-31 2026-12-31 2027-02-28 2028-01-31 2028-02-29");
    expect(from("2028-02-29")).toBe("2027-02-28 2028-01-29 2028-03-29 2029-02-28 2029-03-29");
    expect(monthsAfter("no day", 1)).toBe("Invalid Date");
  });

  test("each month has the right number of days, in leap years too", () => {
    expect([1900, 2000, 2026, 2028, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28]);
    expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2026, index + 1)).join(" ")).toBe("31 28 31 30 31 30 31 31 30 31 30 31");
  });

  test("a month goes from its first day to the one before the next month's", () => {
    expect([firstDayOf("2028-02"), lastDayOf("2028-02")]).toEqual(["2028-02-01", "2028-02-29"]);
    fc.assert(
      fc.property(days, (day) => {
        const month = monthOf(day);
        expect(month).toBe(day.slice(0, 7));
        expect(toMonth(yearOf(day), monthNumber(day))).toBe(month);
        expect(firstDayOf(month) <= day && day <= lastDayOf(month)).toBe(true);
        expect(daysBetween(firstDayOf(month), lastDayOf(month)) + 1).toBe(daysInMonth(yearOf(day), monthNumber(day)));
        if (month < "9999-12") expect(monthOf(addDays(lastDayOf(month), 1))).not.toBe(month);
      }),
    );
  });

  test("a year of two figures lies between 1969 and 2068", () => {
    expect(["00", "26", "68", "69", "99"].map(fullYear)).toEqual([2000, 2026, 2068, 1969, 1999]);
  });
});

describe("writing", () => {
  test("dates to compare are DD/MM/YYYY, months MM/YYYY", () => {
    expect(formatDate("2026-12-01")).toBe("01/12/2026");
    expect(formatDate("2026-11-30T23:30:00Z")).toBe("01/12/2026");
    expect(formatMonth("2026-12")).toBe("12/2026");
    expect(formatMonth("2026-11-30T23:30:00Z")).toBe("12/2026");
  });

  test("dates to read are in words", () => {
    expect(formatDayMonth("2026-12-12")).toBe("12 dicembre");
    expect(formatDayMonth("2026-05-01")).toBe("1º maggio");
    expect(formatDayMonth("2026-05-01", { year: true })).toBe("1º maggio 2026");
    expect(formatDayMonth("2026-12-11")).toBe("11 dicembre");
    expect(formatDayMonth("2026-12-12", { year: true })).toBe("12 dicembre 2026");
    expect(formatMonthYear("2026-01")).toBe("gennaio 2026");
    expect(formatMonthYear("2026-08-31")).toBe("agosto 2026");
    expect(formatMonthName("2026-08")).toBe("agosto");
  });

  test("months have their Italian names", () => {
    expect(monthNames.join(" ")).toBe("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre");
    expect(monthNames.map((_, index) => formatMonthName(toMonth(2026, index + 1)))).toEqual(monthNames);
  });

  test("[AP-13] a moment is written in the installation's format, or not at all without its day or time", () => {
    const write = (format: string) => writeDateTime(format, "2026-11-02", "09:05");
    expect(["DD/MM/YYYY HH:mm", "HH:mm, DD-MM-YYYY", "DD/MM/YYYY, ore HH.mm", "[DD/MM/YYYY] alle HH:mm"].map(write)).toEqual([
      "02/11/2026 09:05",
      "09:05, 02-11-2026",
      "02/11/2026, ore 09.05",
      "[02/11/2026] alle 09:05",
    ]);
    expect(writeDateTime("DD/MM/YYYY HH:mm", null, "09:05")).toBeUndefined();
    expect(writeDateTime("DD/MM/YYYY HH:mm", "2026-11-02", null)).toBeUndefined();
    expect(writeDateTime("DD/MM/YYYY HH:mm", "2026-11-02", "25:99")).toBeUndefined();
  });

  test("placeholders show no date anywhere", () => {
    for (const format of [formatDate, formatDayMonth, formatMonth, formatMonthName, formatMonthYear]) {
      for (const value of [...placeholders, "2026-00", "2026-13", null]) expect(format(value)).toBeUndefined();
    }
  });

  test("no formatter throws or shows a raw value, with any input", () => {
    const wild = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.date().map(String));
    fc.assert(
      fc.property(wild, fc.constantFrom(...formatters), (value, format) => {
        expect(String(format(value))).not.toMatch(/NaN|Infinity|null|Invalid|object/);
      }),
    );
  });
});

describe("in a browser of another time zone", () => {
  afterEach(() => vi.unstubAllEnvs());

  // Zones whose clocks change at hours that exist in Rome or at midnight, or that skipped a whole day. The number is the minutes behind UTC
  // in January.
  test.each([
    ["America/Los_Angeles", 480],
    ["America/Nuuk", 120],
    ["America/Santiago", 180],
    ["Atlantic/Azores", 60],
    ["Europe/London", 0],
    ["Pacific/Apia", -780],
    ["Pacific/Kiritimati", -840],
  ])("days and moments are the same: %s", (zone, behind) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-01-15T12:00:00Z").getTimezoneOffset()).toBe(behind);
    fc.assert(
      fc.property(fc.oneof(recent, nearChange), (instant) => {
        const day = romeByIntl.format(instant);
        expect(romeDay(instant)).toBe(day);
        expect(lastDay(new Date(instant.getTime() + 1).toISOString())).toBe(day);
        expect(parseMoment(instant.toISOString())).toBe(instant.toISOString());
        expect(daysBetween(addDays(day, -1), day)).toBe(1);
      }),
    );
    expect(romeDay(new Date("2011-12-30T12:00:00Z"))).toBe("2011-12-30");
    // The clocks went back at midnight: 26 September 1976 began twice.
    expect(romeDay(new Date("1976-09-25T22:00:00Z"))).toBe("1976-09-26");
    expect(romeDay(new Date("1976-09-25T21:59:59Z"))).toBe("1976-09-25");
    expect(parseMoment("2026-03-29T02:59:00")).toBe("2026-03-29T01:59:00.000Z");
    expect(parseMoment("2026-11-27T00:00:00")).toBe("2026-11-26T23:00:00.000Z");
    expect(isBefore("2026-11-27T00:00:00+01:00", new Date("2026-11-26T23:00:00.001Z"))).toBe(true);
    expect(formatDayMonth("2026-11-26T23:00:00Z")).toBe("27 novembre");
  });
});
