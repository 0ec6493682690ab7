import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneMask, splitPhone } from "./phoneNumber.ts";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."+00139３٣ -()a") }));
const prefixes = ["39", "1", "1684", "378"];

describe("phoneMask [PM-08]", () => {
  it.each([
    ["333 123 45 67", "3331234567"],
    ["(051) 12.34-567", "0511234567"],
    ["+39 333 1234567", "+393331234567"],
    ["0039 333 1234567", "+393331234567"],
    ["tel. +39 333", "+39333"],
    ["٣٣٣１２３", "333123"],
    ["333+1", "3331"],
    ["cellulare", ""],
  ])("reads %j as %j", (text, plain) => {
    expect(phoneMask.plain(text)).toBe(plain);
  });

  it("changes nothing the second time, and gives digits behind at most one plus", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = phoneMask.plain(text);
        return phoneMask.plain(plain) === plain && /^\+?[0-9]*$/.test(plain);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("splitPhone", () => {
  it("takes the longest prefix that it knows", () => {
    expect(splitPhone("+393331234567", prefixes)).toEqual({ prefix: "39", number: "3331234567" });
    expect(splitPhone("+16841234567", prefixes)).toEqual({ prefix: "1684", number: "1234567" });
  });

  it("leaves a number whole that has no prefix, or an unknown one", () => {
    expect(splitPhone("393331234567", prefixes)).toEqual({ number: "393331234567" });
    expect(splitPhone("+99123", prefixes)).toEqual({ number: "+99123" });
    expect(splitPhone("+", ["", ...prefixes])).toEqual({ number: "+" });
  });
});
