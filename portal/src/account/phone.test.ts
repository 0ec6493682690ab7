import fc from "fast-check";
import { expect, it } from "vitest";
import { phoneOf } from "./phone.ts";

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
