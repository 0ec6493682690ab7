import fc from "fast-check";
import { expect, it } from "vitest";
import { readCode } from "./oneTimeCode.ts";

it.each([
  [" 12-34 ", "1234"],
  ["0042", "0042"],
  ["12 34", "1234"],
  ["１２٣٤", "1234"],
  ["Il codice è 1234", "1234"],
  ["Il codice è 1234, vale 5 minuti", "1234"],
  ["1234 (ripetiamo: 1234), vale 5 minuti", "1234"],
  ["12", "12"],
  ["nessun codice", ""],
  ["1234 oppure 5678", undefined],
  ["12345", undefined],
])("[PM-09] R47 finds in %j the code %j", (text, code) => {
  expect(readCode(text, 4)).toBe(code);
});

it("[PM-09] finds digits only, never too many", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."0123٣４ -a") }));
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 8 }),
      (each, length) => /^[0-9]*$/.test(readCode(each, length) ?? "") && (readCode(each, length) ?? "").length <= length,
    ),
  );
});
