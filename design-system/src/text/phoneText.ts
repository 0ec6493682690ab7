/**
 * Splits a text at `{phone}` into the words before and after a telephone number. Italian "il" before it becomes "l’" for a number that is
 * read with a vowel first ("l’800 900 100", ottocento), else "il numero".
 */
export function aroundPhone(text: string, phone: string): readonly [before: string, after: string] {
  const [before = "", after = ""] = text.split("{phone}");
  return [before.replace(/\bil $/, /^8/.test(phone) ? "l’" : "il numero "), after];
}

/** Returns an Italian mobile number in groups, "+39 333 123 4567", that stay on one line. Any other number is returned as it is. */
export const mobileText = (phone: string): string =>
  phone.replace(/^(\+39)?(3\d\d)(\d{3})(\d{3,4})$/, (_, ...parts: (string | undefined)[]) =>
    parts.slice(0, 4).filter(Boolean).join("\u00a0"),
  );

/** Returns a telephone number that stays on one line. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(" ", "\u00a0");
