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
const italian = [2, 2, 1, 5, 5, 12] as const;

/** Matches what is copied around a code: brackets, quotation marks, a comma. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Matches what follows an IBAN on a statement, as plainUpperCode writes it: the bank in brackets, its BIC behind a sign. */
const afterIban = /[([][^()[\]]*[)\]][^\p{L}\p{N}]*$|(?:BIC|SWIFT)[:=].*$/su;

/**
 * Matches where words begin behind an IBAN: a sign that no IBAN has, a dash between spaces, a BIC, or a word of five letters or with small ones,
 * since groups of an IBAN have four at most or digits.
 */
const words = /[,;|\n\t]|\s(?=[-–—]\s|(?:BIC|SWIFT)\b|\p{L}{5}|\p{L}?\p{Ll}{2})/gu;

/** Longest text before whose words an IBAN is looked for. */
const longestText = 300;

/** Matches the name of an IBAN, with other words, in front of one that may have a wrong character. */
const ibanLabel = /^\D*IBAN\D*(?=[A-Z]{2}\d{2}[A-Z\d]{11})/;

const ibanShape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Tells whether a code has the shape and the check digits of an IBAN (ISO 7064, MOD 97-10). */
function isIban(code: string): boolean {
  if (!ibanShape.test(code)) return false;
  let rest = 0;
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Finds an IBAN behind words of two letters or more in all. They have no digits: the first one in the code is a check digit. */
function ibanBehindWords(code: string): string | undefined {
  const start = Math.max(0, code.search(/\d/) - 2);
  const words = code.slice(0, start);
  const iban = code.slice(start).replace(around, "");
  return isIban(iban) && !/\p{N}/u.test(words) && words.match(/\p{L}/gu)?.length !== 1 ? iban : undefined;
}

/** Returns the IBAN in a text, without what is copied around it. A text without one loses only the name in front of a code. */
function ibanIn(text: string): string {
  const plain = plainUpperCode(text);
  const whole = [plainUpperCode(text.replace(around, "")), plain];
  const cut = whole.map((code) => code.replace(afterIban, ""));
  const codes = [...whole, ...cut, ...cut.map((code) => code.replace(afterIban, ""))];
  for (const code of codes) {
    const iban = ibanBehindWords(code);
    if (iban) return iban;
  }
  for (const { index } of text.slice(0, longestText).matchAll(words)) {
    const iban = ibanBehindWords(plainUpperCode(text.slice(0, index)));
    if (iban) return iban;
  }
  const named = plain.replace(ibanLabel, "");
  const bare = named.replace(afterIban, "").replace(around, "");
  return named !== plain && ibanShape.test(bare) ? bare : named;
}

/** Returns the IBAN in a text as it is once the field shows it: in its groups a word can stand alone that did not in the text. */
function plainIban(text: string): string {
  const plain = ibanIn(text);
  const again = ibanIn(showCode(plain, ibanMask));
  return again.length < plain.length ? plainIban(again) : plain;
}

/**
 * An IBAN. Those of Italy and San Marino are shown as country, check digits, CIN, ABI, CAB and account (PM-05: "IT 60 X 05428 11101
 * 000000123456"), others in groups of four, as banks print them. The words around a right IBAN are removed; without one the text stays.
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
