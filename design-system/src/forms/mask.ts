/** Maximum length of an amount or date, in characters. */
const longest = 40;

/**
 * Prepares typed text for parsing: trims it and normalizes full-width digits and special spaces (NFKC). Digits of other scripts are kept.
 * Returns undefined for text that is too long to be an amount or a date.
 */
export function plainText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length > longest ? undefined : trimmed.normalize("NFKC");
}

const separators = "/.- ";

/**
 * Inserts slashes into a date while it is typed: `maskDate("2711")` -> "27/11". Every separator becomes a slash and no digit is lost. A
 * text with other characters is kept as it is. Full-width digits become digits (NFKC).
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
