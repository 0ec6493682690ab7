import { plainDigits } from "./plainCode.ts";

/**
 * Returns the code in a pasted text: its digits (" 12-34 " -> "1234"), even if there are too few. If there are too many, as in a whole
 * message, returns the only sequence of exactly `length` digits, or undefined if there is none or more than one.
 */
export function readCode(text: string, length: number): string | undefined {
  const digits = plainDigits(text);
  if (digits.length <= length) return digits;
  const runs = (text.match(/\p{Nd}+/gu) ?? []).map(plainDigits).filter((run) => run.length === length);
  return new Set(runs).size === 1 ? runs[0] : undefined;
}
