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
