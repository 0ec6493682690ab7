import fc from "fast-check";
import { expect, it } from "vitest";
import { checkLetterOf, fiscalCodeRule, isFiscalCode, withoutOmocodia } from "./fiscalCode.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const omocodia = "LMNPQRSTUV";
const digitPlaces = [6, 7, 9, 10, 12, 13, 14];

const letter = fc.constantFrom(...letters);
const digit = fc.constantFrom(..."0123456789");
const born = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** A random code of a person without omocodia. */
const code = fc
  .tuple(
    fc.array(letter, { minLength: 6, maxLength: 6 }),
    born,
    fc.boolean(),
    fc.constantFrom(..."ABCDEFGHILMZ"),
    fc.tuple(digit, digit, digit),
  )
  .map(([name, day, woman, region, place]) => {
    const [year = "", month = "", date = ""] = day.split("-");
    const dayDigits = String(Number(date) + (woman ? 40 : 0)).padStart(2, "0");
    const base = `${name.join("")}${year.slice(2)}${"ABCDEHLMPRST"[Number(month) - 1]}${dayDigits}${region}${place.join("")}`;
    return base + checkLetterOf(base);
  });
/** The same code with omocodia: the tax office replaces digits by letters if two people would have the same code. */
const homonym = fc.tuple(code, fc.subarray(digitPlaces)).map(([plain, places]) => {
  const base = [...plain.slice(0, 15)].map((char, index) => (places.includes(index) ? omocodia[Number(char)] : char)).join("");
  return { plain, code: base + checkLetterOf(base) };
});

it.each([
  "RSSMRA80A01H501U",
  "RSSMRA85T10A562S",
  "VRDGPP13R10B293P",
  "BNCLRA92D60F205T",
  "MRTMTT91D08F205J",
  "RSSMRA80A01H50MM",
  "RSSMRA80A01H5LMX",
  "RSSMRAULALMHRLMD",
  "00743110157",
  "61492729001",
  "12345678903",
])("[AC-44] %s is a fiscal code", (valid) => expect(isFiscalCode(valid)).toBe(true));

it.each([
  "",
  "RSSMRA80A01H501",
  "RSSMRA80A01H501UU",
  "RSSMRA80A01H501X",
  "rssmra80a01h501u",
  "RSSMRA80F01H501U",
  "RSSMRA80A00H501T",
  "RSSMRA80A32H501Y",
  "RSSMRA80A72H501C",
  // 29 February of 1897, 1997 or 2097.
  "BNCGNN97B29L219Q",
  "BNCGNN97B69L219U",
  "RSSMRA80B30H501Z",
  "00743110158",
  "61492729002",
  "00000000000",
  "9100000037",
  "910000003700",
  "９１０００００００３７０",
  "RSSMRA٨٠A01H501U",
  "RSSMRA80A01H501U\n",
])("%j is none", (wrong) => expect(isFiscalCode(wrong)).toBe(false));

it("accepts every code that the rules make, and recognizes the code behind a variant for equal codes (omocodia)", () => {
  fc.assert(fc.property(code, (valid) => isFiscalCode(valid)));
  fc.assert(
    fc.property(homonym, ({ plain, code: given }) => {
      expect(isFiscalCode(given)).toBe(true);
      expect(withoutOmocodia(given)).toBe(plain);
    }),
  );
});

it("rejects a code with one wrong letter of the name or one wrong digit of the place", () => {
  const noticed = (valid: string, place: number, other: string) => {
    const changed = valid.slice(0, place) + other + valid.slice(place + 1);
    expect(isFiscalCode(changed)).toBe(changed === valid);
  };
  fc.assert(fc.property(code, fc.nat(5), letter, noticed));
  fc.assert(fc.property(code, fc.integer({ min: 12, max: 14 }), digit, noticed));
});

it("[AC-44] an eleven-digit code of any office has one valid check digit, and one wrong digit is rejected", () => {
  const number = fc.integer({ min: 1, max: 9_999_999 }).map((value) => String(value).padStart(7, "0"));
  const ten = fc.tuple(number, fc.nat(999)).map(([start, office]) => start + String(office).padStart(3, "0"));
  const lastOf = (start: string) => [..."0123456789"].filter((last) => isFiscalCode(start + last));
  fc.assert(fc.property(ten, (start) => lastOf(start).length === 1));
  fc.assert(
    fc.property(ten, fc.nat(9), digit, (start, place, other) => {
      const whole = start + lastOf(start)[0];
      const changed = whole.slice(0, place) + other + whole.slice(place + 1);
      expect(isFiscalCode(changed) && changed !== whole).toBe(false);
    }),
  );
});

const first = (text: string) => fiscalCodeRule.safeParse(text).error?.issues[0]?.message;

it("any text is accepted or rejected, quickly and without an exception", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => [undefined, "fiscalCodeRequired", "fiscalCodeInvalid"].includes(first(text))),
  );
  const begin = performance.now();
  first("A".repeat(100_000));
  expect(performance.now() - begin).toBeLessThan(50);
});

it("[AC-04] is sent in capitals and without spaces", () => {
  expect(fiscalCodeRule.parse(" rssmra 80a01 h501u\n")).toBe("RSSMRA80A01H501U");
  expect(fiscalCodeRule.parse("0074 3110 157")).toBe("00743110157");
  expect([first(""), first("  "), first("rssmra80a01h501x")]).toEqual(["fiscalCodeRequired", "fiscalCodeRequired", "fiscalCodeInvalid"]);
});

it("[AC-55] is found behind the words that are copied with it", () => {
  for (const label of ["CF ", "C.F.: ", "c.f. ", "Cod. fisc. ", "Codice fiscale: ", "CODICE FISCALE\u00a0", "P.IVA ", "Partita IVA: "]) {
    expect(fiscalCodeRule.parse(`${label}RSSMRA80A01H501U`)).toBe("RSSMRA80A01H501U");
    expect(fiscalCodeRule.parse(`${label}00743110157`)).toBe("00743110157");
  }
  const begins = `CFNMRA80A01H501${checkLetterOf("CFNMRA80A01H501")}`;
  expect(fiscalCodeRule.parse(begins)).toBe(begins);
});

it.each([
  "IT 00743110157",
  "C.F. e P.IVA IT00743110157",
  "C.F./P.IVA: 00743110157",
  "Cod. Fisc. n. 00743110157",
  "MwSt.-Nr. IT00743110157",
])("[AC-56] a company's code is found in %j, as letterheads have it", (text) => expect(fiscalCodeRule.parse(text)).toBe("00743110157"));

it.each(["codice fiscale n. RSSMRA80A01H501U", "Steuernummer: RSSMRA80A01H501U", "Tax code RSSMRA80A01H501U", "CF: rssmra80a01h501u"])(
  "[AC-56] a person's code is found in %j",
  (text) => expect(fiscalCodeRule.parse(text)).toBe("RSSMRA80A01H501U"),
);

it.each([" (Mario Rossi)", ", Mario Rossi", " Mario Rossi", " C.F.", " – intestatario"])("[CH-64] is found before words: %j", (words) => {
  for (const code of ["RSSMRA80A01H501U", "RSS MRA 80A01 H501U", "CF: RSSMRA80A01H501U"])
    expect(fiscalCodeRule.parse(code + words)).toBe("RSSMRA80A01H501U");
  expect(fiscalCodeRule.safeParse("RSSMRA80A01H501U X").success).toBe(false);
  expect(fiscalCodeRule.safeParse(`RSSMRA80A01H501V${words}`).success).toBe(false);
});

it("[AC-56] a letter too many in front of a code is no label", () => {
  for (const text of ["XRSSMRA80A01H501U", "N RSSMRA80A01H501U", "DE00743110157", "ITRSSMRA80A01H501U"])
    expect(fiscalCodeRule.safeParse(text).success).toBe(false);
});

it.each(["C.F./P.I. ", "P.I. ", "PI: ", "Part. IVA ", "USt-IdNr.: ", "Tax ID ", "CF=", "CF nr. ", "CF num. ", "(", "“", "Fiscal code: "])(
  "[AC-71] a code is found behind other words (%j) and without the brackets or the comma that are copied with it",
  (before) => {
    expect(fiscalCodeRule.parse(`${before}RSSMRA80A01H501U,`)).toBe("RSSMRA80A01H501U");
    expect(fiscalCodeRule.parse(`${before}00743110157)`)).toBe("00743110157");
  },
);
