import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, largestAmount, parseAmount } from "./parseAmount.ts";

/** Includes lone surrogates. */
const anyCodeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

describe("parseAmount [BL-09]", () => {
  it.each([
    ["1.234,50", 1234.5],
    ["1234,5", 1234.5],
    ["1 234,50", 1234.5],
    ["1\u00a0234,50\u00a0€", 1234.5],
    ["1234.5", 1234.5],
    ["1234.50", 1234.5],
    ["1.234", 1234],
    ["1.234.567,89", 1_234_567.89],
    ["€ 12", 12],
    ["12€", 12],
    ["12 euro", 12],
    ["EUR 12", 12],
    ["12,", 12],
    [",5", 0.5],
    ["007", 7],
    ["-3,00", -3],
    ["−3", -3],
    ["１２,５", 12.5],
    ["999999999,99", largestAmount],
  ])("reads %j as %d", (text, value) => {
    expect(parseAmount(text)).toEqual({ value });
  });

  it("reads a blank text as no amount", () => {
    expect(parseAmount("")).toEqual({ value: null });
    expect(parseAmount(" \u00a0\t")).toEqual({ value: null });
  });

  it.each(["abc", "12€50", "1,2,3", "1.23.4", "1.234 567", "0.500", "12.3456", ".", "-", "€", "1e3", "Infinity", "NaN", "٣,٥", "1,234.50"])(
    "says that %j is not written as an amount",
    (text) => {
      expect(parseAmount(text)).toEqual({ value: null, problem: "format" });
    },
  );

  it("allows two decimals and no more", () => {
    expect(parseAmount("1,234")).toEqual({ value: null, problem: "decimals" });
  });

  it("refuses an amount that is too large", () => {
    expect(parseAmount("1000000000")).toEqual({ value: null, problem: "tooLarge" });
    expect(parseAmount("9".repeat(40))).toEqual({ value: null, problem: "tooLarge" });
    expect(parseAmount("9".repeat(100_000))).toEqual({ value: null, problem: "format" });
  });

  it("never gives minus zero", () => {
    expect(parseAmount("-0")).toEqual({ value: 0 });
    expect(formatAmount(-0)).toBe("0,00");
    expect(formatAmount(-0.001)).toBe("0,00");
  });

  it("writes two decimals after a comma, and nothing for a value that is not a number", () => {
    expect(formatAmount(1234.5)).toBe("1.234,50");
    expect([null, Number.NaN, Number.POSITIVE_INFINITY].map((value) => formatAmount(value))).toEqual(["", "", ""]);
  });

  it("reads back every amount that it writes, with and without its unit", () => {
    const largest = Math.round(largestAmount * 100);
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (cents) => {
        const value = cents / 100;
        expect(parseAmount(formatAmount(value))).toEqual({ value });
        expect(parseAmount(`${formatAmount(value)} €`)).toEqual({ value });
      }),
    );
  });

  it("answers any text with an amount of whole cents, with none, or with a problem", () => {
    const anyText = fc.oneof(fc.string({ unit: anyCodeUnit }), fc.string({ unit: fc.constantFrom(..."0123456789.,-−€ eur１٣\u00a0") }));
    fc.assert(
      fc.property(anyText, (text) => {
        const { value, problem } = parseAmount(text);
        if (value === null) return problem !== undefined || text.trim() === "";
        return problem === undefined && Math.abs(value) <= largestAmount && Number(value.toFixed(2)) === value;
      }),
      { numRuns: 1000 },
    );
  });

  it("answers very long texts of every kind", () => {
    for (const part of ["1", "1.", ".1", "1 ", " ", "-", "€ ", "1,", "a"]) {
      const { value } = parseAmount(`${part.repeat(100_000)}x`);
      expect(value).toBeNull();
    }
  });
});
