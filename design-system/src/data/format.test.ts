import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDayMonth,
  formatMoney,
  formatMonth,
  formatMonthYear,
  formatNumber,
  formatQuantity,
  parseDate,
  romeDay,
} from "./format.ts";

const formatters = [formatMoney, formatNumber, formatDate, formatDayMonth, formatMonth, formatMonthYear] as ((value: unknown) => unknown)[];

describe("money and figures [RT-14]", () => {
  test.each([
    [1064.75, "1.064,75\u00a0€"],
    [1234567.89, "1.234.567,89\u00a0€"],
    [1234, "1.234,00\u00a0€"],
    [0, "0,00\u00a0€"],
    [-0, "0,00\u00a0€"],
    [-0.001, "0,00\u00a0€"],
    [-12.5, "-12,50\u00a0€"],
    [null, "–"],
    [undefined, "–"],
    [Number.NaN, "–"],
    [Number.POSITIVE_INFINITY, "–"],
  ])("%s euros are %s", (euros, text) => expect(formatMoney(euros)).toBe(text));

  test("figures group their thousands from four digits on", () => {
    expect(formatNumber(1234.5)).toBe("1.234,5");
    expect(formatNumber(1234.5, 2)).toBe("1.234,50");
    expect(formatNumber(1234.5, 0)).toBe("1.235");
    expect(formatNumber(null)).toBe("–");
  });

  test("a unit follows after a no-break space, and nothing has no unit", () => {
    expect(formatQuantity(1186, "kWh")).toBe("1.186\u00a0kWh");
    expect(formatQuantity(94.25, "Smc", 1)).toBe("94,3\u00a0Smc");
    expect(formatQuantity(undefined, "kWh")).toBe("–");
  });
});

describe("dates are days in Rome [CS-11]", () => {
  test.each([
    ["2026-11-27", "2026-11-27"],
    ["2026-12-31T22:59:59Z", "2026-12-31"],
    ["2026-12-31T23:00:00.000Z", "2027-01-01"],
    ["2026-03-28T22:59:59Z", "2026-03-28"],
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-24T22:00:00Z", "2026-10-25"],
    ["2026-10-25T22:59:59Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
    ["2026-11-27T00:30:00+01:00", "2026-11-27"],
    ["2026-11-27T00:30:00+0900", "2026-11-26"],
    ["2026-11-27T23:59:59", "2026-11-27"],
    ["2024-02-29", "2024-02-29"],
  ])("%s is %s", (value, day) => expect(parseDate(value)).toBe(day));

  test.each([
    "0001-01-01T00:00:00.000Z",
    "0000-12-31T23:10:04.000Z",
    "0001-01-01",
    "1899-12-31",
    "9999-12-31T23:59:59.999Z",
    "2026-02-30",
    "2026-02-29T10:00:00",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-01-32T10:00:00Z",
    "2026-02-30T10:00:00Z",
    "2026-11-27T25:00:00Z",
    "2026-11-27T10:75",
    "2026-11-27T10:00:00+99:99",
    "27/11/2026",
    "2026-11",
    " 2026-11-27",
    "",
    null,
    undefined,
    0,
    new Date(),
  ])("%s is no date", (value) => expect(parseDate(value)).toBeUndefined());

  test("dates to compare are DD/MM/YYYY, months MM/YYYY", () => {
    expect(formatDate("2026-12-01")).toBe("01/12/2026");
    expect(formatDate("2026-11-30T23:30:00Z")).toBe("01/12/2026");
    expect(formatMonth("2026-12")).toBe("12/2026");
    expect(formatMonth("2026-11-30T23:30:00Z")).toBe("12/2026");
  });

  test("dates to read are in words", () => {
    expect(formatDayMonth("2026-12-12")).toBe("12 dicembre");
    expect(formatDayMonth("2026-05-01")).toBe("1º maggio");
    expect(formatDayMonth("2026-12-12", { year: true })).toBe("12 dicembre 2026");
    expect(formatMonthYear("2026-01")).toBe("gennaio 2026");
    expect(formatMonthYear("2026-08-31")).toBe("agosto 2026");
  });

  test("placeholders show no date anywhere", () => {
    for (const format of [formatDate, formatDayMonth, formatMonth, formatMonthYear]) {
      expect(format("0000-12-31T23:10:04.000Z")).toBeUndefined();
      expect(format("2026-00")).toBeUndefined();
      expect(format(null)).toBeUndefined();
    }
  });
});

describe("whatever comes in", () => {
  const wild = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.date().map(String));

  test("no formatter throws, and none shows a raw value", () => {
    fc.assert(
      fc.property(wild, fc.constantFrom(...formatters), (value, format) => {
        expect(String(format(value))).not.toMatch(/NaN|Infinity|null|Invalid|object/);
      }),
    );
  });

  test("every instant from 1900 to 9999 has a day, and the day reads back as itself", () => {
    const instants = fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("9999-12-31T22:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const day = parseDate(instant.toISOString());
        expect(day).toBe(romeDay(instant));
        expect(parseDate(day)).toBe(day);
        expect(formatDate(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      }),
    );
  });

  test("a later instant is never an earlier day", () => {
    const instants = fc.date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.nat(200_000_000), (instant, later) => {
        expect(String(romeDay(new Date(instant.getTime() + later))) >= String(romeDay(instant))).toBe(true);
      }),
    );
  });

  test("money is digits, dots, one comma and the sign, and reads back to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const text = formatMoney(cents / 100);
        expect(text).toMatch(/^-?\d{1,3}(\.\d{3})*,\d\d\u00a0€$/);
        expect(Math.round(Number(text.slice(0, -2).replaceAll(".", "").replace(",", ".")) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});
