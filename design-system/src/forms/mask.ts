/** No amount and no date is written longer, in characters. */
const longest = 40;

/**
 * What a customer typed, ready to be read: trimmed, full-width digits and odd spaces made plain (NFKC).
 * Digits of other scripts stay as they are. Undefined when it is too long to be an amount or a date.
 */
export function plainText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length > longest ? undefined : trimmed.normalize("NFKC");
}

const separators = "/.- ";

/**
 * Puts slashes into a date as it is typed: `maskDate("2711")` -> "27/11". Every separator becomes a slash;
 * no digit is ever lost; a text with anything else in it stays as it is. Full-width digits become digits (NFKC).
 */
export function maskDate(text: string): string {
  if (text.length > longest) return text;
  const plain = text.normalize("NFKC");
  if (!/^[\d/.\- ]*$/.test(plain)) return text;
  let masked = "";
  let group = 0;
  let digits = 0;
  const nextGroup = () => {
    masked += "/";
    group += 1;
    digits = 0;
  };
  for (const character of plain) {
    if (separators.includes(character)) {
      if (digits > 0 && group < 2) nextGroup();
    } else {
      if (digits === 2 && group < 2) nextGroup();
      masked += character;
      digits += 1;
    }
  }
  return masked;
}
