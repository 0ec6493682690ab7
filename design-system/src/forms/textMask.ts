import { plainCode, plainUpperCode } from "./plainCode.ts";

/** Parsing and grouping of a code. */
export interface TextMask {
  /** Returns the field's value: the text without formatting characters. Applying it twice changes nothing more. */
  plain: (text: string) => string;
  /** Lengths of the displayed groups; the last one repeats. Without it the code is not grouped. */
  groups?: ((plain: string) => readonly number[]) | undefined;
}

/** Formats a code in its groups, separated by single spaces. No character is removed, however many there are. */
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

/** Returns the caret's position in a formatted code after `count` UTF-16 units of the plain code. */
export function caretAfter(count: number, shown: string): number {
  let caret = 0;
  for (let passed = 0; caret < shown.length && passed < count; caret += 1) if (shown[caret] !== " ") passed += 1;
  return caret;
}

const fours = [4] as const;
/** Matches a label before the code, copied from a statement: "IBAN: IT60…". */
const ibanLabel = /^(?:IBAN[^A-Z0-9]*)+(?=[A-Z]{2})/;
const italian = [2, 2, 1, 5, 5, 12] as const;

/** Matches other words in front of an IBAN, which end with a sign that no shown code has: "Codice IBAN:", "IBAN n.", "c/c". */
const ibanWords = /^[^\d]*[:./=][^\d]*?(?=[A-Za-z]{2}\s?\d{2})/;

/** Matches what follows an IBAN on a statement: the bank in brackets, its BIC behind a sign. */
const afterIban = /\s*\([^()]*\)\s*$|[\s,;]*(?:BIC|SWIFT)\s*[:=].*$/is;

/** Removes the words around an IBAN. What is left when separators are gone may be a word once more. */
function plainIban(text: string): string {
  const withoutWords = (code: string) => code.replace(ibanWords, "").replace(afterIban, "");
  let code = plainUpperCode(withoutWords(text));
  for (let before = ""; code !== before; ) {
    before = code;
    code = plainUpperCode(withoutWords(code)).replace(ibanLabel, "");
  }
  return code;
}

/**
 * An IBAN. Those of Italy and San Marino are shown as country, check digits, CIN, ABI, CAB and account (PM-05: "IT 60 X 05428 11101
 * 000000123456"), others in groups of four, as banks print them. The words around a copied code are removed.
 */
export const ibanMask: TextMask = {
  plain: plainIban,
  groups: (plain) => (/^(IT|SM)/.test(plain) ? italian : fours),
};

/** A long number in groups of four. */
export const digitsMask: TextMask = { plain: plainCode, groups: () => fours };

/** An edit as the input element reports it. */
interface Edit {
  /** Text of the input after the edit. */
  text: string;
  /** Position of the caret in it, in UTF-16 units. */
  caret: number;
  /** `inputType` of the input event. */
  inputType?: string | undefined;
}

/**
 * Returns the plain code after an edit, and the caret's position in it. If only the space between two groups was deleted, the character
 * beyond it is deleted instead.
 */
export function readEdit({ text, caret, inputType }: Edit, previous: string, mask: TextMask): { plain: string; caret: number } {
  const plain = mask.plain(text);
  const before = mask.plain(text.slice(0, caret)).length;
  if (plain !== previous) return { plain, caret: before };
  const start = inputType === "deleteContentBackward" ? before - 1 : before;
  if (start < 0 || !inputType?.startsWith("deleteContent")) return { plain, caret: before };
  return { plain: mask.plain(plain.slice(0, start) + plain.slice(start + 1)), caret: start };
}
