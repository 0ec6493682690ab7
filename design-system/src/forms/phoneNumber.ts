import { plainCode, plainDigits } from "./plainCode.ts";
import type { TextMask } from "./textMask.ts";

/** Matches the zero in brackets that is written before a number to dial abroad, where an Italian mobile number follows: +39 (0)333 1234567. */
const bracketedZero = /^(\D*(?:00)?\s*39\D*)\(0\)(?=\D*3(?:\D*\d){9}\D*$)/;

/**
 * Matches the words for an extension in the portal's languages with its digits, after those of the number: "06 1234567 int. 3", or the sign
 * with which phones store it: "061234567,3" (a pause), ";3", "#3". A number has six digits or more, and an "x" a space before it: a letter
 * that slips into a number takes none of its digits away.
 */
const extension =
  /((?:\d[^\p{L}\d]*){6})(?:(?:int(?:erno)?|ext(?:ension)?|(?<=\s)x|durchwahl|dw|app(?:arat)?|nst)[^\p{L}\d]*(?:n(?:r|um|umero)?)?|[,;#])[^\p{L}\d]*(?:\d[^\p{L}\d]*){1,6}$/iu;

/** Keeps only digits, without those of an extension. If the text begins with a plus or 00, the result begins with a plus: the number contains its prefix. */
export const phoneMask: TextMask = {
  plain: (text) => {
    const digits = plainDigits(text.replace(bracketedZero, "$1").replace(extension, "$1"));
    const international = /^[^+0-9]*\+/.test(plainCode(text)) || digits.startsWith("00");
    return international ? `+${digits.replace(/^(00)+/, "")}` : digits;
  },
};

/** Matches the country prefix of a number. Of those in use (ITU-T E.164) two have one digit, these have two, and all others have three. */
const anyPrefix = /^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/**
 * Splits off the prefix that a number contains: `splitPhone("+393331234567", ["39"])` -> prefix "39", number "3331234567". The longest
 * matching prefix is used. With an unknown prefix the number stays whole, with its plus, unless `otherPrefixes` allows that of any country.
 */
export function splitPhone(plain: string, prefixes: readonly string[], otherPrefixes = false): { prefix?: string; number: string } {
  if (!plain.startsWith("+")) return { number: plain };
  const digits = plain.slice(1);
  const [listed] = prefixes.filter((each) => each && digits.startsWith(each)).sort((one, other) => other.length - one.length);
  const prefix = listed ?? (otherPrefixes ? anyPrefix.exec(digits)?.[0] : undefined);
  return prefix ? { prefix, number: digits.slice(prefix.length) } : { number: plain };
}

/** Italy's prefix, the default (PM-08). */
export const defaultPrefix = "39";

/** A telephone number as the value of `PhoneField`. */
export interface PhoneValue {
  /** Country prefix without plus. */
  prefix: string;
  /** Digits, with a leading plus if the number contains a prefix that the list lacks. */
  number: string;
}

/** Splits a number from a server ("+39333…", "333…") like `splitPhone`. A number without prefix is Italian. */
export const readPhone = (phone: string | null, prefixes: readonly string[], otherPrefixes = false): PhoneValue => ({
  prefix: defaultPrefix,
  ...splitPhone(phoneMask.plain(phone ?? ""), prefixes, otherPrefixes),
});

/**
 * Matches Italy's prefix in front of a whole Italian number, as many address books store it: a mobile number of nine or ten digits, or a
 * landline's of nine or more with its zero. No mobile number has more than ten digits, so one that begins with 39 is left alone.
 */
const italianPrefix = /^(00)?39(?=3\d{8,9}$|0\d{8,10}$)/;

/**
 * Prefixes of countries whose numbers can begin with a zero that is part of them: Italy, San Marino, Vatican City, and Ivory Coast, Burkina
 * Faso, Benin and Congo. Everywhere else it is the trunk prefix, which is dialled only within the country.
 */
const keepsZero = /^(39|37[89]|22[569]|242)$/;

/**
 * Matches trunk prefixes that are no zero. Hungary's is 06, and no number there begins with a zero. North America's is 1, with which no number
 * begins. 8 is that of Russia and Kazakhstan, Lithuania and Belarus (there with a zero), where the number has one digit too many with it,
 * because numbers begin with 8 too.
 */
const otherTrunks: Readonly<Record<string, RegExp>> = {
  "1": /^0*(?:1(?=[2-9]\d{9}$))?/,
  "36": /^(0+6?)+/,
  "7": /^(?:0+|8(?=\d{10}$))/,
  "370": /^(?:0+|8(?=\d{8}$))/,
  "375": /^(?:80?(?=\d{9}$)|0+)/,
};

/** Removes what is dialled only within the country: "015123456789" after 49 is "15123456789". Repeated zeros go together. */
const withoutTrunk = (prefix: string, number: string): string =>
  keepsZero.test(prefix) ? number : number.replace(otherTrunks[prefix] ?? /^0+/, "");

/**
 * Joins prefix and number: "+393331234567". A number that repeats Italy's prefix, such as 393331234567, gives the same result, and one with a
 * trunk zero the number that is dialled from abroad: "+44" and "07700900123" give "+447700900123".
 */
export const withPrefix = (prefix: string, number: string): string =>
  `+${prefix}${prefix === defaultPrefix ? number.replace(italianPrefix, "") : withoutTrunk(prefix, number)}`;

/** Matches an Italian mobile number with more digits than any has: an extension or a digit too many was typed. */
const tooLongMobile = /^\+393\d{10}/;

/**
 * Formats a number for a server, "+393331234567": at least 8 digits after prefix and trunk zero (PM-08), and with the prefix at most 15; an
 * Italian mobile number at most ten. Returns undefined for anything else.
 */
export function writePhone({ prefix, number }: PhoneValue): string | undefined {
  const whole = withPrefix(prefix, number);
  const isPossible = whole.length > prefix.length + 8 && /^\+\d{8,15}$/.test(whole) && !tooLongMobile.test(whole);
  return /^\d+$/.test(number) && isPossible ? whole : undefined;
}

/**
 * Tells whether two values are the same number, even if one repeats its prefix: 393331234567 after +39. An incomplete number equals only
 * itself.
 */
export function isSamePhone(one: PhoneValue, other: PhoneValue): boolean {
  const [first, second] = [writePhone(one), writePhone(other)];
  return first === second && (first !== undefined || (one.prefix === other.prefix && one.number === other.number));
}
