import { expect, it } from "vitest";
import { isSamePhone, phoneProblem, prefixOptions, readPhone, writePhone } from "./phoneForm.ts";
import { profileMessages } from "./profileMessages.it.ts";

const { words } = profileMessages;
const known = ["1", "39", "378"];

it.each([
  ["3000000001", { prefix: "39", number: "3000000001" }],
  ["+393000000001", { prefix: "39", number: "3000000001" }],
  ["+3780549000000", { prefix: "378", number: "0549000000" }],
  ["0039 300 000 0001", { prefix: "39", number: "3000000001" }],
  ["+99123456789", { prefix: "39", number: "+99123456789" }],
  [null, { prefix: "39", number: "" }],
])("[PF-04] %j is shown as %j", (phone, shown) => expect(readPhone(phone, known)).toEqual(shown));

it.each([
  ["", words.phoneRequired],
  ["1234567", words.phoneInvalid],
  ["12345678", undefined],
  ["1234567890123", undefined],
  ["12345678901234", words.phoneInvalid],
  ["+99123456789", words.phonePrefixUnknown],
])("[PF-04] the number %j: %j", (number, problem) => expect(phoneProblem({ prefix: "39", number }, words)).toBe(problem));

it("[PF-04] is sent with its prefix, or not at all", () => {
  expect(writePhone({ prefix: "378", number: "0549000000" })).toBe("+3780549000000");
  expect(writePhone({ prefix: "39", number: "393000000001" })).toBe("+393000000001");
  expect(writePhone({ prefix: "39", number: "+99123456789" })).toBeUndefined();
});

it("without the list of prefixes there is Italy's", () => {
  expect(prefixOptions(undefined, words)).toEqual([{ value: "39", label: "+39 Italia" }]);
  expect(prefixOptions([{ value: "378", label: "San Marino (+378)" }], words)).toEqual([{ value: "378", label: "+378 San Marino" }]);
});

it("[PF-04] one number is the same however it brings its prefix; half a number is only itself", () => {
  const saved = { prefix: "39", number: "3331234567" };
  expect(isSamePhone({ prefix: "39", number: "393331234567" }, saved)).toBe(true);
  expect(isSamePhone({ prefix: "378", number: "3331234567" }, saved)).toBe(false);
  expect(isSamePhone({ prefix: "39", number: "" }, { prefix: "39", number: "" })).toBe(true);
  expect(isSamePhone({ prefix: "39", number: "33" }, { prefix: "39", number: "3" })).toBe(false);
});
