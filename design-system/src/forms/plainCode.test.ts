import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainCode, plainDigits, plainUpperCode } from "./plainCode.ts";

/** Includes lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."IT60x é\u0301\u00a0\u200b-./１٣۴ｉ´ﬁß\ud835\udfd9") }),
);

describe("plainCode", () => {
  it.each([
    ["it60 x054 2811 1010 0000 0123 456", "IT60X0542811101000000123456"],
    ["IT60-X054-2811-1010-0000-0123-456", "IT60X0542811101000000123456"],
    ["\u00a0ＩＴ６０ｘ０５４２８\u200b１１１０１\t", "IT60X0542811101"],
    ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
    ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
    ["", ""],
  ])("[PM-05] reads %j as %j", (text, plain) => {
    expect(plainUpperCode(text)).toBe(plain);
  });

  it("keeps other characters, so that validation can name them", () => {
    expect(plainCode("12a€é😀")).toBe("12a€é😀");
  });

  it.each([plainCode, plainUpperCode, plainDigits])("changes nothing the second time: %o", (plain) => {
    fc.assert(
      fc.property(anyText, (text) => plain(plain(text)) === plain(text)),
      { numRuns: 2000 },
    );
  });

  it("returns all digits and nothing else", () => {
    fc.assert(fc.property(anyText, (text) => /^[0-9]*$/.test(plainDigits(text))));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 -") }), (text) => plainDigits(text) === text.replace(/[ -]/g, "")),
    );
  });

  it("contains no small letter if capitals are required", () => {
    fc.assert(fc.property(anyText, (text) => !/[a-z]/.test(plainUpperCode(text))));
  });

  it("reads a very long pasted text quickly", () => {
    expect(plainCode("1 - ".repeat(100_000))).toHaveLength(100_000);
  });
});
