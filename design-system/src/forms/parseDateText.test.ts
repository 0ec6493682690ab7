import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysInMonth } from "../data/dates.ts";
import { formatDateText, parseDateText } from "./parseDateText.ts";

/** Includes lone surrogates. */
const anyCodeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const year = fc.integer({ min: 1900, max: 9999 });
const month = fc.integer({ min: 1, max: 12 });
const isoDay = fc.tuple(year, month, fc.nat()).map(([y, m, n]) => {
  const day = 1 + (n % daysInMonth(y, m));
  return `${y}-${String(m).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
});
const anyText = fc.oneof(fc.string({ unit: anyCodeUnit }), fc.string({ unit: fc.constantFrom(..."0123456789/.- １٣"), maxLength: 12 }));

describe("parseDateText [CS-11]", () => {
  it.each([
    "27/11/2026",
    "27-11-2026",
    "27.11.2026",
    "27 11 2026",
    "27112026",
    "27/11/26",
    "271126",
    "2026-11-27",
    " 27 / 11 / 2026 ",
    "２７/11/2026",
  ])("reads %j", (text) => {
    expect(parseDateText(text)).toEqual({ value: "2026-11-27" });
  });

  it("reads days and months of one digit, and years of two between 1969 and 2068", () => {
    expect(parseDateText("1/2/2026").value).toBe("2026-02-01");
    expect(parseDateText("1/2/68").value).toBe("2068-02-01");
    expect(parseDateText("1/2/69").value).toBe("1969-02-01");
  });

  it("reads a blank text as no date", () => {
    expect(parseDateText("")).toEqual({ value: null });
    expect(parseDateText(" \t")).toEqual({ value: null });
  });

  it.each([
    "27/11",
    "27/11/2",
    "27/11/202",
    "27/11/20261",
    "27 novembre",
    "2026-11",
    "2011-10",
    "domani",
    "٢٧/١١/٢٠٢٦",
    "-",
    "1".repeat(100_000),
  ])("says that %s is not written as a date", (text) => {
    expect(parseDateText(text)).toEqual({ value: null, problem: "format" });
  });

  it.each([
    ["32/13/2026", "month"],
    ["01/00/2026", "month"],
    ["32/12/2026", "day"],
    ["00/12/2026", "day"],
    ["31/11/2026", "day"],
    ["29/02/2027", "day"],
    ["29/02/1900", "day"],
    ["2026-02-30", "day"],
    ["31/12/1899", "year"],
    ["01/01/0001", "year"],
  ])("says what is wrong with %s: the %s", (text, problem) => {
    expect(parseDateText(text)).toMatchObject({ value: null, problem });
  });

  it("knows leap years", () => {
    expect(parseDateText("29/02/2028").value).toBe("2028-02-29");
    expect(parseDateText("29/02/2000").value).toBe("2000-02-29");
  });

  it("reads back every date that it writes", () => {
    fc.assert(
      fc.property(isoDay, (value) => {
        expect(parseDateText(formatDateText(value))).toEqual({ value });
        expect(parseDateText(value)).toEqual({ value });
      }),
    );
  });

  it("answers any text with a day of the calendar, with none, or with a problem", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { value, problem } = parseDateText(text);
        if (value === null) return problem !== undefined || text.trim() === "";
        return new Date(value).toISOString().slice(0, 10) === value && value >= "1900";
      }),
      { numRuns: 1000 },
    );
  });

  it("answers very long texts of every kind", () => {
    for (const part of ["1", "1/", "/", " ", "-", "2026-"]) expect(parseDateText(`${part.repeat(100_000)}x`).problem).toBe("format");
  });
});

describe("formatDateText", () => {
  it("writes nothing for an invalid date", () => {
    expect([null, "", "2026", "2026-11", "2026-11-27T10:00:00Z", "27/11/2026", "2026-02-30"].map((value) => formatDateText(value))).toEqual(
      ["", "", "", "", "", "", ""],
    );
  });
});
