import { plainCode, plainUpperCode } from "./plainCode.ts";

/** How a code is read and shown. */
export interface TextMask {
  /** What the field's value is: the text without what was only written for the eye. Applied twice it changes nothing more. */
  plain: (text: string) => string;
  /** Lengths of the groups in which a plain code is shown; the last one repeats. No groups: shown as it is. */
  groups?: ((plain: string) => readonly number[]) | undefined;
}

/** A plain code in its groups, one space between them. No character is ever refused, however many there are. */
export function showCode(plain: string, { groups }: TextMask): string {
  if (!groups) return plain;
  const lengths = groups(plain);
  const characters = Array.from(plain);
  const shown: string[] = [];
  for (let start = 0, group = 0; start < characters.length; group += 1) {
    const end = start + (lengths[Math.min(group, lengths.length - 1)] ?? characters.length);
    shown.push(characters.slice(start, end).join(""));
    start = end;
  }
  return shown.join(" ");
}

/** Where the caret stands in a shown code when `count` UTF-16 units of its plain one are before it. */
export function caretAfter(count: number, shown: string): number {
  let caret = 0;
  for (let passed = 0; caret < shown.length && passed < count; caret += 1) if (shown[caret] !== " ") passed += 1;
  return caret;
}

const fours = [4] as const;
/** "IBAN: IT60…", as it is copied with what stands before it on a statement. */
const ibanLabel = /^(?:IBAN[^A-Z0-9]*)+(?=[A-Z]{2})/;
const italian = [2, 2, 1, 5, 5, 12] as const;

/**
 * An IBAN. Italian and San Marino ones are shown as country, check digits, CIN, ABI, CAB and account
 * (PM-05: "IT 60 X 05428 11101 000000123456"), those of other countries in fours, as banks print them. Its label is left out.
 */
export const ibanMask: TextMask = {
  plain: (text) => plainUpperCode(text).replace(ibanLabel, ""),
  groups: (plain) => (/^(IT|SM)/.test(plain) ? italian : fours),
};

/** A long number in groups of four. */
export const digitsMask: TextMask = { plain: plainCode, groups: () => fours };

/** An edit as the input tells it. */
interface Edit {
  /** The text that is now in the input. */
  text: string;
  /** Where the caret is in it, in UTF-16 units. */
  caret: number;
  /** `inputType` of the input event. */
  inputType?: string | undefined;
}

/**
 * The plain code after an edit, and where the caret belongs in it. A key that deleted nothing but a space between two
 * groups deletes the character beyond it.
 */
export function readEdit({ text, caret, inputType }: Edit, previous: string, mask: TextMask): { plain: string; caret: number } {
  const plain = mask.plain(text);
  const before = mask.plain(text.slice(0, caret)).length;
  if (plain !== previous) return { plain, caret: before };
  const start = inputType === "deleteContentBackward" ? before - 1 : before;
  if (start < 0 || !inputType?.startsWith("deleteContent")) return { plain, caret: before };
  return { plain: mask.plain(plain.slice(0, start) + plain.slice(start + 1)), caret: start };
}
