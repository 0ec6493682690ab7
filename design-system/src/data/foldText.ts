/** Latin letters that Unicode does not decompose, as they are typed where the keyboard lacks them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};

/** Matches apostrophes of any form, and what is typed in their place. */
const apostrophes = /[\u2018-\u201b\u02b9\u02bb-\u02bd\u02c8\u2032\u2035\uff07`´]/g;

/**
 * Returns a text for comparison with what somebody types: without accents, capitals and invisible characters; letters such as ß and ø as "ss"
 * and "o"; apostrophes and dashes of any form, such as those that phones write, as ' and -.
 */
export const foldText = (text: string): string =>
  text
    // The acute accent in place of an apostrophe would become a space, and a double prime becomes two single ones.
    .replace(apostrophes, "'")
    .normalize("NFKD")
    .replace(apostrophes, "'")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toLowerCase()
    .replace(/[ßæœøłđðþħŧı]/g, (letter) => plainLetters[letter] ?? letter);
