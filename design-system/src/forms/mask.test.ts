import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskDate, plainText } from "./mask.ts";

/** Includes lone surrogates. */
const anyCodeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const anyText = fc.oneof(fc.string({ unit: anyCodeUnit }), fc.string({ unit: fc.constantFrom(..."0123456789/.- １٣a") }));
const digitsOf = (text: string) => text.normalize("NFKC").replace(/[^0-9]/g, "");

describe("maskDate", () => {
  it.each([
    ["2", "2"],
    ["27", "27"],
    ["271", "27/1"],
    ["27112", "27/11/2"],
    ["27112026", "27/11/2026"],
    ["27-11-2026", "27/11/2026"],
    ["27.11.2026", "27/11/2026"],
    ["27 / 11 / 2026", "27/11/2026"],
    ["1/2/2026", "1/2/2026"],
    ["27//", "27/"],
    ["/27", "27"],
    ["271120261", "27/11/20261"],
    ["２７1", "27/1"],
  ])("writes %j as %j", (text, masked) => {
    expect(maskDate(text)).toBe(masked);
  });

  it.each(["27 novembre", "٢٧/١١", "domani", "1".repeat(100_000)])("leaves what is no date as it is", (text) => {
    expect(maskDate(text)).toBe(text);
  });

  it("changes nothing the second time", () => {
    fc.assert(fc.property(anyText, (text) => maskDate(maskDate(text)) === maskDate(text)));
  });

  it("loses and adds no digit", () => {
    fc.assert(fc.property(anyText, (text) => digitsOf(maskDate(text)) === digitsOf(text)));
  });

  it("gives the same text typed key by key as all at once", () => {
    const figures = fc.string({ unit: fc.constantFrom(..."0123456789/"), maxLength: 12 });
    fc.assert(
      fc.property(figures, (text) => {
        const typed = [...text].reduce((before, key) => maskDate(before + key), "");
        return typed === maskDate(text);
      }),
    );
  });
});

describe("plainText", () => {
  it("trims, converts full-width digits, and returns nothing for a text that is too long", () => {
    expect(plainText("\u00a0１２\u00a0€ ")).toBe("12 €");
    expect(plainText("٣")).toBe("٣");
    expect(plainText("1".repeat(41))).toBeUndefined();
  });
});
