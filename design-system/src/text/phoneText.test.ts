import { expect, it } from "vitest";
import { aroundPhone, unbrokenPhone } from "./phoneText.ts";

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
