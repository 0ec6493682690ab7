/** Separators that people and bills write in codes, invisible characters, and lone surrogates. */
const separators = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Pd}./]/gu;

const westernDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/**
 * Normalizes a code for sending: removes spaces, dashes, dots, slashes and invisible characters, converts full-width characters (NFKC) and
 * Arabic-Indic digits. Other characters are kept, so that validation can report them.
 */
export const plainCode = (text: string): string =>
  text
    .replace(separators, "")
    // Normalizes each character alone, so that it does not combine with its neighbour.
    .replace(/[^\0-\x7f]/gu, (character) => character.normalize("NFKC"))
    .replace(separators, "")
    .replace(/[٠-٩۰-۹]/g, westernDigit);

/** Like `plainCode`, with a to z in capitals. */
export const plainUpperCode = (text: string): string => plainCode(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Returns only the digits of a text, including Arabic-Indic ones as 0-9. */
export const plainDigits = (text: string): string => plainCode(text).replace(/[^0-9]/g, "");
