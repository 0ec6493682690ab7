import { readCode } from "@favilla/design-system/forms/oneTimeCode.ts";
import { plainCode } from "@favilla/design-system/forms/plainCode.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../api/errors.ts";
import { bookletLength, isBookletCode, isOtpCode, isOtpPhone, otpLength, otpStageOf } from "./otp.ts";

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const refused = (status: number) => new ApiError("no", { reason: "status", status });

describe("[PM-12] the stage after a code that was not accepted", () => {
  it("is failure where the server failed or said nothing that can be read, and wrong otherwise", () => {
    expect([400, 401, 404, 410, 429, 499].map((status) => otpStageOf(refused(status)))).toEqual(Array(6).fill("otpWrong"));
    expect([500, 502, 503].map((status) => otpStageOf(refused(status)))).toEqual(Array(3).fill("failure"));
    for (const reason of ["network", "timeout", "body"] as const) expect(otpStageOf(new ApiError("no", { reason }))).toBe("failure");
    expect([new Error("?"), null, undefined, "500"].map(otpStageOf)).toEqual(Array(4).fill("failure"));
  });
});

describe("a one-time code", () => {
  it.each([
    ["0042", "0042"],
    [" 12-34 ", "1234"],
    ["12 34", "1234"],
    ["Il codice è 1234", "1234"],
    ["Favilla: il tuo codice è 0042. Vale 5 minuti.", "0042"],
    ["١٢٣٤", "1234"],
    ["１２３４", "1234"],
  ])("is read from %j", (pasted, code) => {
    expect(readCode(pasted, otpLength)).toBe(code);
    expect(isOtpCode(code)).toBe(true);
  });

  it("has exactly four digits", () => {
    expect(["", "123", "12345", "12a4", " 1234", "1234\n", "１２３４"].filter(isOtpCode)).toEqual([]);
    expect(readCode("codici 1234 e 5678", otpLength)).toBeUndefined();
  });

  it("is digits or nothing, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        const code = readCode(text, otpLength);
        if (code !== undefined) expect(code).toMatch(/^[0-9]{0,4}$/);
      }),
    );
  });
});

describe("a booklet code", () => {
  it("has exactly thirteen digits", () => {
    expect(isBookletCode("1234567890128")).toBe(true);
    expect(["", "123456789012", "12345678901234", "123456789012A", "1234567890128\n", "١٢٣٤٥٦٧٨٩٠١٢٨"].filter(isBookletCode)).toEqual([]);
    for (const pasted of ["1234 5678 9012 8", "1234-5678-90128", "１２３４５６７８９０１２８", "١٢٣٤٥٦٧٨٩٠١٢٨"]) {
      expect(plainCode(pasted)).toBe("1234567890128");
    }
  });

  it("is never taken from a text with other than digits in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
        if (isBookletCode(plainCode(text))) expect(plainCode(text)).toMatch(new RegExp(`^[0-9]{${bookletLength}}$`));
      }),
    );
  });
});

it("a telephone number is digits only, eight at least", () => {
  expect(["33312345", "3331234567", "333123456789012"].every(isOtpPhone)).toBe(true);
  expect(["", "3331234", "333 1234567", "+393331234567", "3331234567890123", "tre"].filter(isOtpPhone)).toEqual([]);
});
