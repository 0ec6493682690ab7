import { plainDigits } from "./plainCode.ts";

/**
 * The code in a pasted text: its digits (" 12-34 " -> "1234"), fewer if it has fewer. Where there are more, as in a whole
 * message, the only run of `length` digits; undefined if there is none, or more than one.
 */
export function readCode(text: string, length: number): string | undefined {
  const digits = plainDigits(text);
  if (digits.length <= length) return digits;
  const runs = (text.match(/\p{Nd}+/gu) ?? []).map(plainDigits).filter((run) => run.length === length);
  return new Set(runs).size === 1 ? runs[0] : undefined;
}
