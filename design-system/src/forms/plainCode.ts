/** What people and bills put between the characters of a code, what nobody sees, and halves of characters. */
const separators = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Pd}./]/gu;

const westernDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/**
 * A code as it is sent: spaces, dashes, dots, slashes and invisible characters go, full-width characters become plain
 * (NFKC), Arabic-Indic digits become 0-9. Anything else stays, so that validation can name it.
 */
export const plainCode = (text: string): string =>
  text
    .replace(separators, "")
    // One by one: a character that comes to stand beside another must not melt into it.
    .replace(/[^\0-\x7f]/gu, (character) => character.normalize("NFKC"))
    .replace(separators, "")
    .replace(/[٠-٩۰-۹]/g, westernDigit);

/** The same, with a to z in capitals. */
export const plainUpperCode = (text: string): string => plainCode(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** The digits of a text alone, those of other scripts as 0-9. */
export const plainDigits = (text: string): string => plainCode(text).replace(/[^0-9]/g, "");
