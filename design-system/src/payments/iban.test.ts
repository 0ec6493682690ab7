import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainUpperCode } from "../forms/plainCode.ts";
import { ibanProblem, ibanStepSchema, isDebitIban } from "./iban.ts";

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const good = [
  "IT60X0542811101000000123456",
  "IT08X0103001600000000123456",
  "IT79K0306909606100000061234",
  "IT48T020080535100000ABC1234",
  "SM86U0322509800000000270100",
  "DE89370400440532013000",
  "FR1420041010050500013M02606",
  "LT121000011101001000",
];

/** Generates an IBAN as customers paste it: in any case, with spaces and separators between the characters. */
const pasted = (iban: string) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.constantFrom("", "", " ", "\u00a0", "-", "\u2011", ".", "\u200b", "\t", "\n")), {
      minLength: iban.length,
      maxLength: iban.length,
    })
    .map((marks) => [...iban].map((letter, index) => (marks[index]?.[0] ? letter.toLowerCase() : letter) + marks[index]?.[1]).join(""));

describe("[PM-05] an IBAN", () => {
  it("[R42] is valid for Italy, San Marino and the rest of the SEPA area, pasted with spaces, dashes or in small letters", () => {
    for (const iban of good) {
      fc.assert(
        fc.property(pasted(iban), (text) => {
          expect(plainUpperCode(text)).toBe(iban);
          expect(isDebitIban(plainUpperCode(text))).toBe(true);
        }),
        { numRuns: 50 },
      );
    }
    expect(isDebitIban(plainUpperCode("ＩＴ６０ X 05428 11101 000000123456"))).toBe(true);
  });

  it("[R42] [PM-24] is refused with wrong check digits, control letter, length, or from elsewhere", () => {
    const bad = [
      "IT60X0542811101000000123457",
      "IT60X0542811101000000123465",
      "IT60X054281110100000012345",
      "IT46X0831160020000000401370",
      "IT88A0123456789012345678901",
      "IT65A0542811101000000123456",
      "BR1800360305000010009795493C1",
      "XX60X0542811101000000123456",
      "",
      "IT",
      "IBAN",
    ];
    expect(bad.filter(isDebitIban)).toEqual([]);
  });

  it("is refused with one wrong digit or letter, or with two swapped neighbouring digits", () => {
    const kinds = ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    for (const iban of good) {
      // The first two letters are not changed: another country's length may match, and its check digits match once in 97 times.
      for (let at = 2; at < iban.length; at += 1) {
        const [here = "", next = ""] = [iban[at], iban[at + 1]];
        const others = [...(kinds.find((kind) => kind.includes(here)) ?? "")].filter((letter) => letter !== here);
        for (const letter of others) expect(isDebitIban(iban.slice(0, at) + letter + iban.slice(at + 1))).toBe(false);
        const swapped = iban.slice(0, at) + next + here + iban.slice(at + 2);
        if (/^\d\d$/.test(here + next) && here !== next) expect(isDebitIban(swapped)).toBe(false);
      }
    }
  });

  it("gives a result for any text, without an exception", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        expect(isDebitIban(plainUpperCode(text))).toBeTypeOf("boolean");
      }),
    );
  });
});

it("[PM-05] the problem of an invalid IBAN is named", () => {
  expect(ibanProblem("")).toEqual({ issue: "ibanMissing" });
  expect(ibanProblem("60X05")).toEqual({ issue: "ibanShape" });
  expect(ibanProblem("US60X054281110100000012345")).toEqual({ issue: "ibanCountry" });
  expect(ibanProblem("IT60X054281110100000012345")).toEqual({ issue: "ibanLength", country: "IT", expected: 27, length: 26 });
  expect(ibanProblem("DE8937040044053201300")).toEqual({ issue: "ibanLength", country: "DE", expected: 22, length: 21 });
  expect(ibanProblem("IT61X0542811101000000123456")).toEqual({ issue: "ibanCheckDigits" });
  expect(["IT60X0542811101000000123456", "DE89370400440532013000"].map(ibanProblem)).toEqual([null, null]);
});

it("[PM-05, PM-24] the form's schema gives the plain IBAN, or the key of a sentence; it refuses the present account in any spelling", () => {
  const [iban] = good;
  const fault = (text: string, current?: string) => ibanStepSchema(current).safeParse({ iban: text }).error?.issues[0]?.message;
  expect(ibanStepSchema().parse({ iban: "IBAN: it60 x054 2811 1010 0000 0123 456" })).toEqual({ iban });
  expect(["", "60", "US6", "IT60", "IT61X0542811101000000123456"].map((text) => fault(text))).toEqual([
    "ibanMissing",
    "ibanShape",
    "ibanCountry",
    "ibanLength",
    "ibanCheckDigits",
  ]);
  expect(fault("it60x0542811101000000123456", "IT60 X054 2811 1010 0000 0123 456")).toBe("ibanSame");
  expect(fault("DE89370400440532013000", iban)).toBeUndefined();
});
