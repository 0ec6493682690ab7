import { plainCode, plainDigits } from "./plainCode.ts";
import type { TextMask } from "./textMask.ts";

/** Digits; after a plus where the text begins with one, or with 00: the number then brings its own prefix. */
export const phoneMask: TextMask = {
  plain: (text) => {
    const digits = plainDigits(text);
    const international = /^[^+0-9]*\+/.test(plainCode(text)) || digits.startsWith("00");
    return international ? `+${digits.replace(/^(00)+/, "")}` : digits;
  },
};

/**
 * Parts a plain number from the prefix that it brings: `splitPhone("+393331234567", ["39"])` -> prefix "39",
 * number "3331234567". The longest prefix counts; where none is known the number stays whole, with its plus.
 */
export function splitPhone(plain: string, prefixes: readonly string[]): { prefix?: string; number: string } {
  if (!plain.startsWith("+")) return { number: plain };
  const digits = plain.slice(1);
  const [prefix] = prefixes.filter((each) => each && digits.startsWith(each)).sort((one, other) => other.length - one.length);
  return prefix ? { prefix, number: digits.slice(prefix.length) } : { number: plain };
}

/** Italy's prefix, unless another is chosen (PM-08). */
export const defaultPrefix = "39";

/** A telephone number as `PhoneField` has it. */
export interface PhoneValue {
  /** Country prefix without plus. */
  prefix: string;
  /** Digits; after a plus where it brought a prefix that the list doesn't have. */
  number: string;
}

/** Parts a number as servers have it ("+39333…", "333…"); one without prefix is Italian. */
export const readPhone = (phone: string | null, prefixes: readonly string[]): PhoneValue => ({
  prefix: defaultPrefix,
  ...splitPhone(phoneMask.plain(phone ?? ""), prefixes),
});

/** An Italian mobile number that brings its prefix without a plus, as it stands in many an address book. */
const italianPrefix = /^(00)?39(?=3\d{9}$)/;

/** A number after the prefix chosen for it: "+393331234567", also where it was written as 393331234567. */
export const withPrefix = (prefix: string, number: string): string =>
  `+${prefix}${prefix === defaultPrefix ? number.replace(italianPrefix, "") : number}`;

/** A number as servers take it, "+393331234567": at least 8 digits (PM-08), with its prefix at most 15. Undefined for anything else. */
export function writePhone({ prefix, number }: PhoneValue): string | undefined {
  const whole = withPrefix(prefix, number);
  return /^\d{8,}$/.test(number) && /^\+\d{8,15}$/.test(whole) ? whole : undefined;
}

/** Reports whether two are one number, also where one brings its prefix twice: 393331234567 after +39. Half a number is only itself. */
export function isSamePhone(one: PhoneValue, other: PhoneValue): boolean {
  const [first, second] = [writePhone(one), writePhone(other)];
  return first === second && (first !== undefined || (one.prefix === other.prefix && one.number === other.number));
}
