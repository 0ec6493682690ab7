import { getCountrySpecifications, isSEPACountry, isValidIBAN } from "ibantools";

/** Weights of the characters in odd places, 0 to 9 as A to J (the account's control letter, CIN). */
const oddWeights = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

function hasItalianControlLetter(iban: string): boolean {
  const account = iban.slice(5);
  let sum = 0;
  for (let index = 0; index < account.length; index += 1) {
    const code = account.charCodeAt(index);
    const place = code < 65 ? code - 48 : code - 65;
    sum += index % 2 === 0 ? (oddWeights[place] ?? 0) : place;
  }
  return iban.charCodeAt(4) === 65 + (sum % 26);
}

/**
 * Whether a plain IBAN ("IT60X0542811101000000123456") can be debited: of the SEPA area, with the right length and check digits, and with
 * the right control letter where it is of Italy or San Marino.
 */
export const isDebitIban = (iban: string): boolean =>
  isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) && (!/^(IT|SM)/.test(iban) || hasItalianControlLetter(iban));

/** What is wrong with an IBAN that cannot be debited. */
export type IbanProblem =
  | { kind: "missing" | "shape" | "country" | "checkDigits" }
  /** `expected` characters there, `length` written. */
  | { kind: "length"; country: string; expected: number; length: number };

/** Why a plain IBAN cannot be debited, the first reason that helps; null where it can. */
export function ibanProblem(iban: string): IbanProblem | null {
  if (iban === "") return { kind: "missing" };
  if (isDebitIban(iban)) return null;
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}/.test(country)) return { kind: "shape" };
  if (!isSEPACountry(country)) return { kind: "country" };
  const expected = getCountrySpecifications()[country]?.chars;
  if (typeof expected === "number" && expected !== iban.length) return { kind: "length", country, expected, length: iban.length };
  return { kind: "checkDigits" };
}
