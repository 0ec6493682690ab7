import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretAfter, digitsMask, ibanMask, readEdit, showCode, type TextMask } from "./textMask.ts";

const masks: [string, TextMask][] = [
  ["ibanMask", ibanMask],
  ["digitsMask", digitsMask],
  ["no groups", { plain: ibanMask.plain }],
];
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."ITSMDE60x é\u0301\u00a0-./１٣۴") }),
  fc.string({ unit: fc.constantFrom("IBAN", "iban", ": ", "I", "T6") }),
  fc.string({ unit: fc.constantFrom(..."0123456789") }).map((digits) => `IT${digits}`),
  fc.string({ unit: fc.constantFrom("DE89370400440532013000", "IBAN", "X", "™", "(", ")", "BIC:", ", ", "7") }),
);
const show = (mask: TextMask, text: string) => showCode(mask.plain(text), mask);

const rightIban = "IT79K0306909606100000061234";

it.each([
  `(${rightIban})`,
  `IBAN (${rightIban})`,
  `Banca (${rightIban})`,
  `“${rightIban}”`,
  `«${rightIban}»`,
  `[${rightIban}]`,
  `IBAN: "${rightIban}"`,
  `${rightIban},`,
  `${rightIban};`,
  `Codice IBAN ${rightIban}`,
  `Il mio IBAN è ${rightIban}`,
  `IBAN: (${rightIban}) [Banca Esempio];`,
])("[PM-48] %j is pasted: its IBAN is taken", (text) => {
  expect(ibanMask.plain(text)).toBe(rightIban);
});

it.each([
  ["(IT79)", "(IT79)"],
  ["IBAN (IT79K)", "IBAN(IT79K)"],
  ["Banca (Esempio)", "BANCA(ESEMPIO)"],
  ["IBANCA", "IBANCA"],
  ["BIC: BCITITMM", "BIC:BCITITMM"],
  [`X${rightIban}`, `X${rightIban}`],
  [`${rightIban} 7`, `${rightIban}7`],
  [`${rightIban.slice(0, -1)} (Banca Esempio)`, `${rightIban.slice(0, -1)}(BANCAESEMPIO)`],
])("[AC-72] %j has no right IBAN: nothing that was typed is lost", (text, plain) => {
  expect(ibanMask.plain(text)).toBe(plain);
});

it("[PM-48] an IBAN with a wrong digit loses only its name, so that the check digits are what is refused", () => {
  expect(ibanMask.plain("Codice IBAN: IT78 K030 6909 6061 0000 0061 234")).toBe("IT78K0306909606100000061234");
});

it.each([
  // The bank behind it makes it too long; its country is Italy all the same.
  ["IBAN IT79K0306909606100000061235 BIC BCITITMM", "IT79K0306909606100000061235BICBCITITMM"],
  ["IBAN: IT79K0306909606100000061235 intestato a Giulia Esempio", "IT79K0306909606100000061235INTESTATOAGIULIAESEMPIO"],
  ["IBAN IT79K0306909606100000061235 (Banca Esempio)", "IT79K0306909606100000061235"],
  ["IBAN: DE89 3704 0044 0532 0130 01, BIC: COBADEFFXXX", "DE89370400440532013001"],
])("[PM-48] %j has no right IBAN alone: it loses its name, so that the country is right", (text, plain) =>
  expect(ibanMask.plain(text)).toBe(plain),
);

it.each([
  " BIC UNCRITMM",
  " SWIFT/BIC: UNCRITMMXXX",
  "\nBIC/SWIFT: BLOPIT22",
  " BLOPIT22",
  " - Banca Esempio",
  ", Giulia Esempio",
  "; GIULIA E.",
  " intestato a Giulia Esempio",
  " GIULIA ESEMPIO",
  " grazie",
])("[CH-64] a right IBAN is found before what follows it on a statement or in a message: %j", (words) => {
  for (const iban of ["IT60X0542811101000000123456", "it60 x054 2811 1010 0000 0123 456", "Il mio IBAN è IT 60 X 05428 11101 000000123456"])
    expect(ibanMask.plain(iban + words)).toBe("IT60X0542811101000000123456");
  expect(ibanMask.plain(`MT84 MALT 0110 0001 2345 MTLC AST0 01S${words}`)).toBe("MT84MALT011000012345MTLCAST001S");
  // A wrong digit: nothing that was typed is lost.
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  const wrong = `IT60X0542811101000000123457${words}`;
  expect(letters(ibanMask.plain(wrong))).toBe(letters(wrong));
});

it("[PM-48] any text around a right IBAN that has no letter and no digit is left out", () => {
  const around = fc.oneof(
    fc.string({ unit: "binary" }).map((text) => text.replace(/[\p{L}\p{N}]/gu, "")),
    fc.string({ unit: fc.constantFrom(..."()[]{}“”«»„'\",;:.=/-–™№℃ \t\n\u200b\u0301") }),
  );
  const right = fc.constantFrom(rightIban, "IT60 X054 2811 1010 0000 0123 456", "de89370400440532013000", "LT12 1000 0111 0100 1000");
  fc.assert(
    fc.property(around, right, around, (before, iban, after) => {
      expect(ibanMask.plain(before + iban + after)).toBe(iban.replaceAll(" ", "").toUpperCase());
    }),
  );
});

it("[AC-72] a text without a digit keeps every letter and sign", () => {
  const text = fc.string({ unit: fc.constantFrom("IBAN", "BIC", "I", "T", "è", "(", ")", ":", ",", "«") });
  fc.assert(fc.property(text, (typed) => ibanMask.plain(typed) === typed));
});

describe("[AC-72] ibanMask [PM-05] R42", () => {
  it.each([
    ["IT60X0542811101000000123456", "IT 60 X 05428 11101 000000123456"],
    ["it48t020080535100000abc1234", "IT 48 T 02008 05351 00000ABC1234"],
    ["SM86U0322509800000000270100", "SM 86 U 03225 09800 000000270100"],
    ["IT60 X054 2811 1010 0000 0123 456", "IT 60 X 05428 11101 000000123456"],
    ["ｉｔ６０Ｘ０５４２８", "IT 60 X 05428"],
    ["DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
    ["FR1420041010050500013M02606", "FR14 2004 1010 0505 0001 3M02 606"],
    ["LT121000011101001000", "LT12 1000 0111 0100 1000"],
    ["IBAN: IT60X0542811101000000123456", "IT 60 X 05428 11101 000000123456"],
    ["iban it60 x054 2811 1010 0000 0123 456", "IT 60 X 05428 11101 000000123456"],
    ["Iban\t\u2013 DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
    ["Codice IBAN: IT60 X054 2811 1010 0000 0123 456", "IT 60 X 05428 11101 000000123456"],
    ["IBAN n. IT60X0542811101000000123456 (Banca Esempio)", "IT 60 X 05428 11101 000000123456"],
    ["c/c DE89370400440532013000, BIC: COBADEFFXXX", "DE89 3704 0044 0532 0130 00"],
    ["IBAN", "IBAN"],
    ["I", "I"],
    ["IT6", "IT 6"],
    ["IT60X05428111010000001234567", "IT 60 X 05428 11101 000000123456 7"],
    ["", ""],
  ])("shows %j as %j", (text, shown) => {
    expect(show(ibanMask, text)).toBe(shown);
  });
});

it("[R43] digitsMask shows fours, wrong characters too [PM-07] R43", () => {
  expect(show(digitsMask, "0001234567890")).toBe("0001 2345 6789 0");
  expect(show(digitsMask, "0001-2345-6789-01")).toBe("0001 2345 6789 01");
  expect(show(digitsMask, "٠٠٠١٢٣٤٥٦٧٨٩٠")).toBe("0001 2345 6789 0");
  expect(show(digitsMask, "OOO12")).toBe("OOO1 2");
});

it.each(["BIC:, DE89370400440532013000)BIC:", "IT60X0542811101000000123456ABCDEFGH"])(
  "[AC-72] words that the groups of the field set apart are left out at once: %j",
  (text) => {
    expect(show(ibanMask, text)).toMatch(/^(DE89|IT 60)[\d X]+$/);
    expect(show(ibanMask, show(ibanMask, text))).toBe(show(ibanMask, text));
  },
);

describe.each(masks)("%s", (_, mask) => {
  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => show(mask, show(mask, text)) === show(mask, text)),
      { numRuns: 1000 },
    );
  });

  it("loses and adds no character: the plain code comes back", () => {
    fc.assert(fc.property(anyText, (text) => mask.plain(show(mask, text)) === mask.plain(text)));
  });

  it("shows characters of the plain code and single spaces inside", () => {
    fc.assert(fc.property(anyText, (text) => !/^ | $| {2}/.test(show(mask, text))));
  });

  it("keeps the caret after the same number of characters", () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, count) => {
        const plain = mask.plain(text);
        const shown = showCode(plain, mask);
        const before = shown.slice(0, caretAfter(count, shown));
        return before.replaceAll(" ", "") === plain.slice(0, count) && !before.endsWith(" ");
      }),
    );
  });
});

describe("readEdit", () => {
  const previous = "IT60X05428";
  const edit = (text: string, inputType = "insertText") => {
    const caret = text.indexOf("|");
    const { plain, caret: before } = readEdit({ text: text.replace("|", ""), caret, inputType }, previous, ibanMask);
    return `${plain.slice(0, before)}|${plain.slice(before)}`;
  };

  it.each([
    ["IT 609| X 05428", "insertText", "IT609|X05428"],
    ["IT 60 X 054287|", "insertText", "IT60X054287|"],
    ["IT 60 X 0de 89|5428", "insertFromPaste", "IT60X0DE89|5428"],
    ["IT 6| X 05428", "deleteContentBackward", "IT6|X05428"],
    ["IT 60| X 0542", "deleteContentForward", "IT60|X0542"],
    ["IT 60| X 05428", "insertText", "IT60|X05428"],
  ])("%s after %s", (text, inputType, result) => {
    expect(edit(text, inputType)).toBe(result);
  });

  it("deletes the character beside a space if only the space was deleted", () => {
    expect(edit("IT 60|X 05428", "deleteContentBackward")).toBe("IT6|X05428");
    expect(edit("IT 60|X 05428", "deleteContentForward")).toBe("IT60|05428");
    expect(edit("|IT 60 X 05428", "deleteContentBackward")).toBe("|IT60X05428");
  });
});
