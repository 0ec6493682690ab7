import { expect, it } from "vitest";
import { aroundPhone, mobileText, unbrokenPhone } from "./phoneText.ts";

it.each([
  ["Chiama il {phone}.", "800 900 100", "Chiama l’", "."],
  ["Chiama il {phone}.", "02 1234567", "Chiama il numero ", "."],
  ["Chiama il {phone}.", "+39 800 900", "Chiama il numero ", "."],
  ["Call {phone} now.", "800 900 100", "Call ", " now."],
  ["Rufen Sie {phone} an.", "800 900 100", "Rufen Sie ", " an."],
])("[DS-48] %s with %s", (text, phone, ...parts) => expect(aroundPhone(text, phone)).toEqual(parts));

it("[CH-48] a telephone number has no place to break", () => {
  expect(unbrokenPhone("800 900 100")).toBe("800\u00a0900\u00a0100");
});

it.each([
  ["3000000001", "300\u00a0000\u00a00001"],
  ["+393331234567", "+39\u00a0333\u00a0123\u00a04567"],
  ["333123456", "333\u00a0123\u00a0456"],
  ["+4915112345678", "+4915112345678"],
  ["0510000000", "0510000000"],
  ["333 1234567", "333 1234567"],
])("[PF-41] %s is shown as %s", (phone, shown) => expect(mobileText(phone)).toBe(shown));
