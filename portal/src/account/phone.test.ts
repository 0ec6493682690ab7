import fc from "fast-check";
import { expect, it } from "vitest";
import { phoneOf, withPrefix } from "./phone.ts";

it.each([
  ["333 123 4567", "3331234567"],
  ["+39 333.123.4567", "+393331234567"],
  ["0039 333-1234567", "+393331234567"],
  ["(051) 000000", "051000000"],
  ["12345678", "12345678"],
  ["1234567", undefined],
  ["1234567890123456", undefined],
  ["+", undefined],
  ["", undefined],
  ["333 123 456a", undefined],
  ["３３３１２３４５６７", undefined],
  ["33+31234567", undefined],
])("[PF-04] %j as a phone number is %j", (text, phone) => expect(phoneOf(text)).toBe(phone));

it("[PF-04] is one that the servers take, or none", () => {
  fc.assert(fc.property(fc.string(), (text) => /^\+?\d{8,15}$/.test(phoneOf(text) ?? "00000000")));
});

it.each([
  ["39", "3331234567", "+393331234567"],
  ["39", "393331234567", "+393331234567"],
  ["39", "00393331234567", "+393331234567"],
  // A mobile number may begin with its country's digits.
  ["39", "3931234567", "+393931234567"],
  ["39", "393931234567", "+393931234567"],
  ["39", "390511234567", "+39390511234567"],
  ["378", "393331234567", "+378393331234567"],
])("[PF-04] with the prefix %s, %s goes out as %s", (prefix, number, sent) => expect(withPrefix(prefix, number)).toBe(sent));

it("[PF-04] an Italian mobile number goes out the same, however its prefix was written", () => {
  const mobile = fc.stringMatching(/^3\d{9}$/);
  fc.assert(
    fc.property(mobile, fc.constantFrom("", "39", "0039"), (number, before) => withPrefix("39", before + number) === `+39${number}`),
  );
});

it("[PF-04] other numbers go out as they are", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{8,11}$/),
      fc.constantFrom("39", "378", "1"),
      (number, prefix) => withPrefix(prefix, number) === `+${prefix}${number}`,
    ),
  );
});
