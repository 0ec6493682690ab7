import * as z from "zod/mini";
import { plainUpperCode } from "../forms/plainCode.ts";

/** Letters that stand for the digits 0 to 9 where two people would have the same code (omocodia). */
const omocodia = "LMNPQRSTUV";
/** January to December. */
const months = "ABCDEHLMPRST";
/** Worth of 0 to 9, and of A to Z alike, at the odd places. */
const oddWorth = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Where a person's code has digits, from 0. */
const digitPlaces = [6, 7, 9, 10, 12, 13, 14];

const person = /^[A-Z]{6}[0-9L-NP-V]{2}[A-EHLMPR-T][0-9L-NP-V]{2}[A-MZ][0-9L-NP-V]{3}[A-Z]$/;

const worthAt = (char: string, index: number): number => {
  const worth = /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65;
  return index % 2 === 0 ? (oddWorth[worth] as number) : worth;
};

/** The letter that a person's code ends with, worked out from the 15 characters before it. */
export const checkLetterOf = (code: string): string =>
  String.fromCharCode(65 + ([...code.slice(0, 15)].reduce((sum, char, index) => sum + worthAt(char, index), 0) % 26));

/** A person's code with digits wherever omocodia has put letters, and the check letter of that; it tells birthday and place. */
export function withoutOmocodia(code: string): string {
  const digits = [...code.slice(0, 15)].map((char, index) => {
    const digit = digitPlaces.includes(index) ? omocodia.indexOf(char) : -1;
    return digit < 0 ? char : String(digit);
  });
  return digits.join("") + checkLetterOf(digits.join(""));
}

const daysOf = (month: string): number => [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][months.indexOf(month)] ?? 0;

function isPersonal(code: string): boolean {
  if (!person.test(code) || code[15] !== checkLetterOf(code)) return false;
  const plain = withoutOmocodia(code);
  // A woman's day of birth has 40 added.
  const day = Number(plain.slice(9, 11));
  const date = day > 40 ? day - 40 : day;
  return date >= 1 && date <= daysOf(plain.charAt(8));
}

/** The tax offices that a company's code can name, in its eighth to tenth digit. */
const isOffice = (office: number): boolean => (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office);

/** Eleven digits: a number, the office that gave it, and a digit that makes the sum a multiple of ten. Companies and condominiums. */
function isLegal(code: string): boolean {
  if (!/^\d{11}$/.test(code) || code.startsWith("0000000") || !isOffice(Number(code.slice(7, 10)))) return false;
  const sum = [...code].reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Reports whether a code in capitals can be somebody's: its form, its date and its check character are right. */
export const isFiscalCode = (code: string): boolean => isPersonal(code) || isLegal(code);

/**
 * A fiscal code: a person's 16 characters, or the 11 digits of a company or condominium, made capitals without spaces (AC-04).
 * Issues: `fiscalCodeRequired`, `fiscalCodeInvalid`; the first one counts.
 */
export const fiscalCodeRule = z
  .string()
  .check(z.overwrite(plainUpperCode), z.minLength(1, "fiscalCodeRequired"), z.refine(isFiscalCode, "fiscalCodeInvalid"));
