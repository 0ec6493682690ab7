import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCode } from "../forms/oneTimeCode.ts";
import { codeLength, codeSchema, phoneSchema } from "./phoneCode.ts";

const phone = { prefix: "39", number: "3331234567" };
const sentCode = (code: string) => codeSchema.safeParse({ phone, code });
const fault = (result: ReturnType<typeof sentCode>) => result.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

describe("[PM-09] a one-time code", () => {
  it.each([
    ["0042", "0042"],
    [" 12-34 ", "1234"],
    ["12 34", "1234"],
    ["Il codice è 1234", "1234"],
    ["Favilla: il tuo codice è 0042. Vale 5 minuti.", "0042"],
    ["١٢٣٤", "1234"],
    ["１２３４", "1234"],
  ])("is read from %j", (pasted, code) => {
    expect(readCode(pasted, codeLength)).toBe(code);
    expect(sentCode(code).data?.code).toBe(code);
  });

  it("[R47] has exactly four digits; other characters are left out", () => {
    for (const wrong of ["", "123", "12345", "12a", "codice"]) expect(fault(sentCode(wrong))).toEqual(["code codeIncomplete"]);
    for (const right of ["1234", " 1234", "12a34", "1234\n", "１２３４"]) expect(sentCode(right).data?.code).toBe("1234");
    expect(readCode("codici 1234 e 5678", codeLength)).toBeUndefined();
  });

  it("[R47] is digits or nothing, whatever is pasted or sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const code = readCode(text, codeLength);
        if (code !== undefined) expect(code).toMatch(/^[0-9]{0,4}$/);
        expect(sentCode(text).data?.code ?? "0000").toMatch(/^[0-9]{4}$/);
      }),
    );
  });

  it("and the telephone number are validated independently", () => {
    expect(codeSchema.safeParse({ phone: { prefix: "39", number: "" }, code: "1234" }).success).toBe(true);
    expect(phoneSchema.safeParse({ phone, code: "12" }).success).toBe(true);
  });
});

it("[PM-08] a telephone number is digits only, eight at least, and with its prefix fifteen at most", () => {
  const numberFault = (number: string) => fault(phoneSchema.safeParse({ phone: { prefix: "39", number }, code: "" }));
  for (const right of ["33312345", "3331234567", "0551234567890"]) expect(numberFault(right)).toBeUndefined();
  for (const wrong of ["", "3331234", "333 1234567", "33312345678901", "tre"]) {
    expect(numberFault(wrong)).toEqual(["phone.number phoneInvalid"]);
  }
  // It has enough digits: the reason is its prefix.
  expect(numberFault("+99123456789")).toEqual(["phone.number phonePrefixUnknown"]);
});
