/**
 * The rules of a password, each true if the password meets it. Letters and digits must be of the English alphabet, because a server that tests
 * for A to Z would reject others. Accented letters are allowed and count as characters, but neither as letters nor as symbols. Any other
 * visible character is a symbol, including emoji.
 */
export interface PasswordRules {
  /** A to Z. */
  upper: boolean;
  /** a to z. */
  lower: boolean;
  /** 0 to 9. */
  digit: boolean;
  /** A visible character that is not a letter or digit of any alphabet. */
  symbol: boolean;
  /** At least 8 characters. An emoji counts as one. */
  long: boolean;
  /** At most 99 UTF-16 units. An emoji is two or more. */
  short: boolean;
  /** No space, tab or line break anywhere. */
  noSpaces: boolean;
}

export type PasswordRule = keyof PasswordRules;

/** Checks a password of any length. The empty password meets only `short` and `noSpaces`. */
export const passwordRules = (password: string): PasswordRules => ({
  upper: /[A-Z]/.test(password),
  lower: /[a-z]/.test(password),
  digit: /[0-9]/.test(password),
  symbol: /[\p{P}\p{S}]/u.test(password),
  long: Array.from(password).length >= 8,
  short: password.length <= 99,
  noSpaces: !/\s/.test(password),
});
