import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSamePhone, phoneMask, readPhone, splitPhone, withPrefix, writePhone } from "./phoneNumber.ts";
import { phoneRule } from "./phoneRule.ts";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."+00139３٣ -()a") }));
const prefixes = ["39", "1", "1684", "378"];

describe("phoneMask [PM-08]", () => {
  it.each([
    ["333 123 45 67", "3331234567"],
    ["(051) 12.34-567", "0511234567"],
    ["+39 333 1234567", "+393331234567"],
    ["0039 333 1234567", "+393331234567"],
    ["tel. +39 333", "+39333"],
    ["٣٣٣１２３", "333123"],
    ["333+1", "3331"],
    ["cellulare", ""],
  ])("reads %j as %j", (text, plain) => {
    expect(phoneMask.plain(text)).toBe(plain);
  });

  it("changes nothing the second time, and gives digits behind at most one plus", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = phoneMask.plain(text);
        return phoneMask.plain(plain) === plain && /^\+?[0-9]*$/.test(plain);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("splitPhone", () => {
  it("splits off the longest prefix of the list", () => {
    expect(splitPhone("+393331234567", prefixes)).toEqual({ prefix: "39", number: "3331234567" });
    expect(splitPhone("+16841234567", prefixes)).toEqual({ prefix: "1684", number: "1234567" });
  });

  it("leaves a number whole that has no prefix, or an unknown one", () => {
    expect(splitPhone("393331234567", prefixes)).toEqual({ number: "393331234567" });
    expect(splitPhone("+99123", prefixes)).toEqual({ number: "+99123" });
    expect(splitPhone("+", ["", ...prefixes])).toEqual({ number: "+" });
  });
});

describe("[PM-33] splitPhone where any prefix can be typed", () => {
  it.each([
    ["+41 79 123 45 67", "41", "791234567"],
    ["0041 79 123 45 67", "41", "791234567"],
    ["+39 333 1234567", "39", "3331234567"],
    ["+354 6123 4567", "354", "61234567"],
    ["+1 684 733 1234", "1", "6847331234"],
    ["+7 912 345 67 89", "7", "9123456789"],
    ["+852 5123 4567", "852", "51234567"],
  ])("reads %j as +%s %s, which is accepted", (text, prefix, number) => {
    expect(readPhone(text, ["39"], true)).toEqual({ prefix, number });
    expect(phoneRule.parse(readPhone(text, ["39"], true))).toBe(`+${prefix}${number}`);
    expect(splitPhone(phoneMask.plain(text), [], true)).toEqual({ prefix, number });
  });

  it("prefers the list, and waits for a prefix that is not complete", () => {
    expect(splitPhone("+16841234567", prefixes, true)).toEqual({ prefix: "1684", number: "1234567" });
    for (const start of ["+", "+4", "+35", "+0039"]) expect(splitPhone(start, ["39"], true)).toEqual({ number: start });
  });

  it("loses no digit, and gives for a number that is typed what it gives for one that is pasted", () => {
    const type = (text: string) =>
      [...text].reduce(({ prefix, number }, character) => ({ prefix, ...splitPhone(phoneMask.plain(number + character), ["39"], true) }), {
        prefix: "39",
        number: "",
      });
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{10,14}$/), (digits) => {
        const { prefix, number } = readPhone(`+${digits}`, ["39"], true);
        expect(prefix + number).toBe(digits);
        // Two zeros at the start are a plus, as everywhere in the field; no number has them after its prefix.
        if (!number.startsWith("00")) expect(type(`+${digits}`)).toEqual({ prefix, number });
        // Those that change or are refused: a repeated prefix, a trunk digit, an Italian mobile number that is too long.
        if (/^[1-9]\d{7,}$/.test(number) && !/^(39(00)?39|393\d{10}|11\d{10}$|78\d{10}|37[05]8)/.test(digits))
          expect(writePhone({ prefix, number })).toBe(`+${digits}`);
      }),
      { examples: [["3930000000000"]] },
    );
  });
});

describe("a number as servers have it [PF-04]", () => {
  it.each([
    ["3000000001", { prefix: "39", number: "3000000001" }],
    ["+393000000001", { prefix: "39", number: "3000000001" }],
    ["+3780549000000", { prefix: "378", number: "0549000000" }],
    ["0039 300 000 0001", { prefix: "39", number: "3000000001" }],
    ["+99123456789", { prefix: "39", number: "+99123456789" }],
    [null, { prefix: "39", number: "" }],
  ])("%j is shown as %j", (phone, shown) => expect(readPhone(phone, prefixes)).toEqual(shown));

  it.each([
    ["39", "3331234567", "+393331234567"],
    ["39", "393331234567", "+393331234567"],
    ["39", "00393331234567", "+393331234567"],
    // A mobile number may begin with the digits of its country prefix.
    ["39", "3931234567", "+393931234567"],
    ["39", "393931234567", "+393931234567"],
    ["378", "393331234567", "+378393331234567"],
  ])("with the prefix %s, %s goes out as %s", (prefix, number, sent) => {
    expect(withPrefix(prefix, number)).toBe(sent);
    expect(writePhone({ prefix, number })).toBe(sent);
  });

  it.each([
    ["49", "015123456789", "+4915123456789"],
    ["44", "07700900123", "+447700900123"],
    ["44", "7700900123", "+447700900123"],
    ["41", "0791234567", "+41791234567"],
    ["33", "0612345678", "+33612345678"],
    ["36", "06201234567", "+36201234567"],
    ["36", "62123456", "+3662123456"],
    ["355", "0671234567", "+355671234567"],
    ["39", "0511234567", "+390511234567"],
    ["378", "0549886377", "+3780549886377"],
    ["379", "0669812345", "+3790669812345"],
    ["225", "0712345678", "+2250712345678"],
  ])("[PM-39] with the prefix %s, %s goes out as %s: a trunk zero goes, a zero of the number stays", (prefix, number, sent) => {
    expect(writePhone({ prefix, number })).toBe(sent);
    expect(phoneRule.parse(readPhone(`+${prefix} (${number[0]})${number.slice(1)}`, ["39", "378", "379", prefix]))).toBe(sent);
  });

  it.each([
    ["39335123456", "+39335123456"],
    ["0039335123456", "+39335123456"],
    ["390511234567", "+390511234567"],
    ["39061234567", "+39061234567"],
    // Mobile numbers that begin with 39 and 390.
    ["3931234567", "+393931234567"],
    ["3905112345", "+393905112345"],
  ])("[PM-40] %s, typed with or without Italy's prefix in front, goes out as %s", (number, sent) => {
    expect(writePhone({ prefix: "39", number })).toBe(sent);
  });

  it("[PM-39] [PM-40] what was sent, read and sent again, is the same number", () => {
    const listed = ["1", "33", "36", "39", "44", "49", "225", "355", "378", "379"];
    const typed = fc.tuple(fc.constantFrom(...listed), fc.stringMatching(/^(0{0,2}|39|0039|\(0\)|06)[0-9]{6,11}$/));
    fc.assert(
      fc.property(typed, fc.constantFrom("", "+", "00"), ([prefix, number], before) => {
        const sent = writePhone(before ? readPhone(`${before}${prefix}${number}`, listed) : { prefix, number });
        if (sent === undefined) return;
        expect(writePhone(readPhone(sent, listed))).toBe(sent);
        expect(isSamePhone(readPhone(sent, listed), readPhone(sent, listed))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("an Italian mobile number goes out the same, however its prefix was written", () => {
    const mobile = fc.stringMatching(/^3\d{8,9}$/);
    fc.assert(
      fc.property(mobile, fc.constantFrom("", "39", "0039"), (number, before) => withPrefix("39", before + number) === `+39${number}`),
    );
  });

  it("other numbers go out as they are", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{7,10}$/).filter((number) => !/^(?:39[03]|1\d{10})/.test(number)),
        fc.constantFrom("39", "378", "1"),
        (number, prefix) => withPrefix(prefix, number) === `+${prefix}${number}`,
      ),
    );
  });

  it("[PF-11] is sent in the form that the server accepts, or not at all", () => {
    const any = fc.record({ prefix: anyText, number: anyText });
    fc.assert(fc.property(any, (value) => /^\+\d{8,15}$/.test(writePhone(value) ?? "+00000000")));
    expect(writePhone({ prefix: "39", number: "+99123456789" })).toBeUndefined();
    for (const number of ["1234567", "333 123 456a", "３３３１２３４５６７", "33+31234567", "", "+"])
      expect(writePhone({ prefix: "39", number })).toBeUndefined();
  });

  it("is the same with its prefix written in any form; an incomplete number equals only itself", () => {
    const saved = { prefix: "39", number: "3331234567" };
    expect(isSamePhone({ prefix: "39", number: "393331234567" }, saved)).toBe(true);
    expect(isSamePhone({ prefix: "378", number: "3331234567" }, saved)).toBe(false);
    expect(isSamePhone({ prefix: "39", number: "" }, { prefix: "39", number: "" })).toBe(true);
    expect(isSamePhone({ prefix: "39", number: "33" }, { prefix: "39", number: "3" })).toBe(false);
  });
});

it.each([
  ["+7 8 912 345 67 89", "+79123456789"],
  ["+370 8 612 34567", "+37061234567"],
  ["+370 0 612 34567", "+37061234567"],
  ["+375 8 029 123 45 67", "+375291234567"],
  ["+7 812 345 67 89", "+78123456789"],
])("[AC-73] %s goes out as %s: a trunk prefix of another digit goes too, where the number is too long with it", (text, sent) =>
  expect(phoneRule.parse(readPhone(text, ["39", "7", "370", "375"]))).toBe(sent),
);

it.each(["1 (555) 123-4567", "555 123 4567", "+1 1 555 123 4567", "001 555 123 4567"])(
  "[AC-73] %s goes out as a number of North America, where 1 is dialled within the country too",
  (text) => {
    const { number } = readPhone(text, ["39", "1"]);
    expect(phoneRule.parse({ prefix: "1", number })).toBe("+15551234567");
  },
);

it.each(["06 1234567,12", "+39 06 1234567#12", "06 1234567;12", "06 1234567 interno n. 12", "06 1234567 int. nr 12"])(
  "[AC-73] %s is read without its extension, as phones store it",
  (text) => expect(phoneRule.parse(readPhone(text, ["39"]))).toBe("+39061234567"),
);

describe("phoneRule [PF-04]", () => {
  const first = (number: string) => phoneRule.safeParse({ prefix: "39", number }).error?.issues[0]?.message;

  it.each([
    ["", "phoneRequired"],
    ["1234567", "phoneInvalid"],
    ["12345678", undefined],
    ["1234567890123", undefined],
    ["12345678901234", "phoneInvalid"],
    ["+99123456789", "phonePrefixUnknown"],
  ])("the number %j: %j", (number, issue) => expect(first(number)).toBe(issue));

  it("converts a number to the server's form", () => {
    expect(phoneRule.parse({ prefix: "378", number: "0549000000" })).toBe("+3780549000000");
    expect(phoneRule.parse({ prefix: "39", number: "393000000001" })).toBe("+393000000001");
  });

  it("any text is accepted, or gives the key of a sentence", () => {
    const keys = new Set([undefined, "phoneRequired", "phoneInvalid", "phonePrefixUnknown"]);
    fc.assert(fc.property(anyText, (number) => keys.has(first(number))));
    fc.assert(fc.property(anyText, (number) => (first(number) === undefined) === (writePhone({ prefix: "39", number }) !== undefined)));
  });
});

describe("[PF-17] an Italian mobile number", () => {
  it.each(["+39 (0)333 1234567", "0039 (0) 333 123 45 67", "tel. +39(0)3331234567"])("reads %j without the zero in brackets", (text) =>
    expect(phoneMask.plain(text)).toBe("+393331234567"),
  );

  it.each([
    ["+39 (0)6 6988 1234", "+390669881234"],
    ["+39 (0)331 234567", "+390331234567"],
    ["+44 (0)7700 900123", "+4407700900123"],
    ["(0)333 1234567", "03331234567"],
  ])("keeps that of %j", (text, plain) => expect(phoneMask.plain(text)).toBe(plain));

  it("has at most ten digits: an extension or a digit too many is refused", () => {
    expect(writePhone({ prefix: "39", number: "33312345675" })).toBeUndefined();
    expect(writePhone({ prefix: "39", number: "3331234567" })).toBe("+393331234567");
    expect(writePhone({ prefix: "39", number: "393331234567" })).toBe("+393331234567");
    expect(writePhone({ prefix: "39", number: "0331234567" })).toBe("+390331234567");
    expect(writePhone({ prefix: "49", number: "33312345675" })).toBe("+4933312345675");
  });
});

it.each([
  ["06 1234567 int. 3", "061234567"],
  ["+39 06 1234567, interno 12", "+39061234567"],
  ["06/1234567 ext 305", "061234567"],
  ["0471 123456 Durchwahl 12", "0471123456"],
  ["333.123.45.67 int 12", "3331234567"],
  ["06 1234567 x3", "061234567"],
])("[AC-57] the extension in %j is not part of the number", (text, number) => expect(phoneMask.plain(text)).toBe(number));

it.each([
  ["39x331234", "39331234"],
  ["333123x4567", "3331234567"],
  ["333 123 x 45 67 89 10", "3331234567"],
  ["3i33", "333"],
])("[AC-57] a letter that slips into %j takes no digit away", (text, number) => expect(phoneMask.plain(text).slice(0, 10)).toBe(number));
