import fc from "fast-check";
import { expect, it } from "vitest";
import { pagopaText } from "./pagopa.ts";

const known = { code: "300000000000000025", fiscalCode: "01234567890", amount: 33.58 };

it("[BL-145] is the text of a pagoPA notice, which reads back as its code, its creditor and its cents", () => {
  expect(pagopaText(known)).toBe("PAGOPA|002|300000000000000025|01234567890|3358");
  expect(pagopaText({ ...known, code: "3000 0000 0000 0000 25" })).toBe(pagopaText(known));
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  fc.assert(
    fc.property(digits(18), digits(11), fc.integer({ min: 1, max: 9_999_999_999 }), (code, fiscalCode, cents) => {
      const text = pagopaText({ code, fiscalCode, amount: cents / 100 }) ?? "";
      const [, notice, creditor, amount] = /^PAGOPA\|002\|(\d{18})\|(\d{11})\|(\d{1,10})$/.exec(text) ?? [];
      expect([notice, creditor, Number(amount)]).toEqual([code, fiscalCode, cents]);
      // Version 4 has room for 62 bytes at level M.
      expect(text.length).toBeLessThanOrEqual(62);
    }),
  );
});

it.each([
  ["no code", { code: null }],
  ["a code of 12 digits", { code: "300000000026" }],
  ["a code with a letter", { code: "30000000000000002A" }],
  ["no creditor", { fiscalCode: undefined }],
  ["half a fiscal code", { fiscalCode: "0123456789" }],
  ["no amount", { amount: null }],
  ["nothing to pay", { amount: 0 }],
  ["less than a cent", { amount: 0.004 }],
  ["a credit", { amount: -12.5 }],
])("[BL-145] there is none with %s", (_, part) => {
  expect(pagopaText({ ...known, ...part })).toBeUndefined();
});
