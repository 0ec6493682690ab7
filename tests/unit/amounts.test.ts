import { formatNumber } from "@favilla/design-system/data/format.ts";
import { parseAmount } from "@favilla/design-system/forms/parseAmount.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseEuros, parseQuantity } from "../../portal/src/platform/edge/amount.ts";
import { euros } from "../../sandbox/src/base/money.ts";

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

it("[AP-54] an Italian amount is the same to the portal, the sandbox and a form, whatever its size", () => {
  fc.assert(
    fc.property(cents, (count) => {
      const amount = count / 100;
      const plain = amount.toFixed(2);
      for (const text of [formatNumber(amount, 2), plain, plain.replace(".", ",")])
        expect([parseEuros(text), euros(text), parseAmount(text).value]).toEqual([amount, amount, amount + 0]);
      const whole = Math.trunc(amount);
      const text = formatNumber(whole);
      expect([parseEuros(text), euros(text), parseAmount(text).value]).toEqual([whole, whole, whole].map((each) => each + 0));
    }),
    { examples: [[123_456], [123_400], [-123_456_789], [0], [100_000_000]] },
  );
});

it("[AP-54] any other text is the same to the portal and to the sandbox, an amount or none", () => {
  const near = fc.array(fc.constantFrom(..."0123456789.,- "), { maxLength: 12 }).map((signs) => signs.join(""));
  fc.assert(
    fc.property(near, (text) => void expect(euros(text)).toBe(parseEuros(text))),
    {
      numRuns: 2000,
      examples: [["1.234,56"], ["1,234.56"], ["1.234"], ["12,3 "], ["."], ["-"], ["1.23.456"]],
    },
  );
  for (const text of ["12 €", "1e3", "0x10", "abc", ""]) expect([euros(text), parseEuros(text)]).toEqual([null, null]);
});

it("[AP-36] a quantity keeps its thousandths, and is else read as an amount is", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (thousandths) => {
      const quantity = thousandths / 1000;
      const plain = quantity.toFixed(3);
      for (const text of [plain, plain.replace(".", ","), formatNumber(quantity, 3)]) expect(parseQuantity(text)).toBe(quantity);
    }),
    { examples: [[1234], [283_000], [1_283_500]] },
  );
});
