import * as z from "zod/mini";
import { controlLetterOf } from "../forms/controlLetter.ts";
import { notEmpty } from "../forms/fieldChecks.ts";
import { plainUpperCode } from "../forms/plainCode.ts";

/** Letters that replace the digits 0 to 9 if two people would have the same code (omocodia). */
const omocodia = "LMNPQRSTUV";
/** Letters of the months January to December. */
const months = "ABCDEHLMPRST";
/** Positions of the digits in a person's code, from 0. */
const digitPlaces = [6, 7, 9, 10, 12, 13, 14];

const person = /^[A-Z]{6}[0-9L-NP-V]{2}[A-EHLMPR-T][0-9L-NP-V]{2}[A-MZ][0-9L-NP-V]{3}[A-Z]$/;

/** Computes the check letter at the end of a person's code from the 15 characters before it. */
export const checkLetterOf = (code: string): string => controlLetterOf(code.slice(0, 15));

/** Restores the digits that omocodia replaced by letters, with the matching check letter. The result encodes birthday and birthplace. */
export function withoutOmocodia(code: string): string {
  const digits = [...code.slice(0, 15)].map((char, index) => {
    const digit = digitPlaces.includes(index) ? omocodia.indexOf(char) : -1;
    return digit < 0 ? char : String(digit);
  });
  return digits.join("") + checkLetterOf(digits.join(""));
}

/** Two digits of a year: 00 may be 2000, a leap year. */
const isLeap = (year: string): boolean => Number(year) % 4 === 0;

const daysOf = (month: string, year: string): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][months.indexOf(month)] ?? 0;

function isPersonal(code: string): boolean {
  if (!person.test(code) || code[15] !== checkLetterOf(code)) return false;
  const plain = withoutOmocodia(code);
  // A woman's day of birth is encoded with 40 added.
  const day = Number(plain.slice(9, 11));
  const date = day > 40 ? day - 40 : day;
  return date >= 1 && date <= daysOf(plain.charAt(8), plain.slice(6, 8));
}

/**
 * Tells whether a code is a company's or condominium's, or the provisional one that a person has before the definitive code: eleven digits
 * with a number of seven, three for the tax office that has given it (any, since each kind of code has its own), and a check digit that makes
 * the sum a multiple of ten (decree of 23 December 1976).
 */
function isNumeric(code: string): boolean {
  if (!/^\d{11}$/.test(code) || code.startsWith("0000000")) return false;
  const sum = [...code].reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Tells whether a code in capitals is valid: its format, date and check character. */
export const isFiscalCode = (code: string): boolean => isPersonal(code) || isNumeric(code);

/** Names of a fiscal code and of a VAT number, as plainUpperCode writes them: "C.F." is "CF". */
const codeName = "CF|COD(?:ICE)?FISC(?:ALE)?|STEUERN(?:UMME)?R|STNR|TAXCODE|P(?:ARTITA)?IVA|VAT(?:NO)?|MWST(?:NR)?";

/**
 * Matches the words in front of a copied code, such as "CF", "CODICEFISCALE:", "CODICEFISCALEN" or "CFEPIVA", and the country in front of a VAT
 * number ("IT61492729001"). What follows is a whole code.
 */
const label = new RegExp(`^(?:(?:${codeName})(?:E?(?:${codeName}))?N?[:º°]*)?(?:IT(?=\\d))?(?=(?:[A-Z\\d]{16}|\\d{11})$)`);

/** Matches what is copied around a code: brackets, quotation marks, a comma. */
const around = /^[^A-Z\d]+|[^A-Z\d]+$/g;

/** Matches the end of a word in front of a code. */
const separator = /[^\p{L}\d]+/gu;

/** Longest text in which a code is looked for. */
const longestText = 80;

/** Tells whether a text is words of two letters or more in all. Digits are no words. */
const isWords = (text: string) => !/\d/.test(text) && /\p{L}.*\p{L}/su.test(text);

/** Finds a valid code behind words such as "Part. IVA" or "USt-IdNr.:", and before words such as "(Mario Rossi)". */
function codeAmongWords(text: string): string | undefined {
  if (text.length > longestText) return undefined;
  const halves = (whole: string) =>
    Array.from(whole.matchAll(separator), ({ index, 0: { length } }) => [whole.slice(0, index), whole.slice(index + length)] as const);
  const ends = halves(text).flatMap(([start, rest]) => (isWords(rest) ? [start] : []));
  return [text, ...ends]
    .flatMap((each) => [each, ...halves(each).flatMap(([start, rest]) => (isWords(start) ? [rest] : []))])
    .map((each) => plainUpperCode(each).replace(around, "").replace(label, ""))
    .find(isFiscalCode);
}

/** Returns a code in capitals without separators, and without the words in front of it. */
const plainFiscalCode = (text: string): string => {
  const plain = plainUpperCode(text);
  const code = plain.replace(around, "").replace(label, "");
  return isFiscalCode(code) ? code : (codeAmongWords(text) ?? plain.replace(label, ""));
};

/**
 * A fiscal code: the 16 characters of a person, or the 11 digits of a company or condominium or of a provisional code, converted to
 * capitals without spaces (AC-04).
 * Issues: `fiscalCodeRequired`, `fiscalCodeInvalid`. The first one counts.
 */
export const fiscalCodeRule = z
  .string()
  .check(z.overwrite(plainFiscalCode), notEmpty("fiscalCodeRequired"), z.refine(isFiscalCode, "fiscalCodeInvalid"));
