/** Maximum length of an amount or date, in characters. */
const maxLength = 40;

/**
 * Prepares typed text for parsing: trims it and normalizes full-width digits and special spaces (NFKC). Digits of other scripts are kept.
 * Returns undefined for text that is too long to be an amount or a date.
 */
export function plainText(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length > maxLength ? undefined : trimmed.normalize("NFKC");
}

const separators = "/.- ";

/**
 * Inserts the separators of a date format into a date while it is typed: `maskDate("2711")` -> "27/11", in German "27.11". Every separator
 * becomes that of the format and no digit is lost. A
 * text with other characters is kept as it is. Full-width digits become digits (NFKC).
 */
export function maskDate(text: string, dateFormat = "DD/MM/YYYY"): string {
  const separator = dateFormat.replace(/[DMY]/g, "").charAt(0);
  const first = dateFormat.startsWith("YYYY") ? 4 : 2;
  if (text.length > maxLength) return text;
  const plain = text.normalize("NFKC");
  if (!/^[\d/.\- ]*$/.test(plain)) return text;
  let masked = "";
  let group = 0;
  let digits = 0;
  const nextGroup = () => {
    masked += separator;
    group += 1;
    digits = 0;
  };
  for (const character of plain) {
    if (separators.includes(character)) {
      if (digits > 0 && group < 2) nextGroup();
    } else {
      if (digits === (group === 0 ? first : 2) && group < 2) nextGroup();
      masked += character;
      digits += 1;
    }
  }
  return masked;
}
