/**
 * Splits a text at `{phone}` into the words before and after a telephone number. Italian "il" before it becomes "l’" for a number that is
 * read with a vowel first ("l’800 900 100", ottocento), else "il numero".
 */
export function aroundPhone(text: string, phone: string): readonly [before: string, after: string] {
  const [before = "", after = ""] = text.split("{phone}");
  return [before.replace(/\bil $/, /^8/.test(phone) ? "l’" : "il numero "), after];
}

/** Returns a telephone number that stays on one line. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(" ", "\u00a0");
