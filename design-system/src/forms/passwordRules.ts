/**
 * Which of the rules of AC-05 a password meets. It needs letters and digits of the English alphabet, because a server
 * that tests for A to Z would refuse others: accented letters may be used and count as characters, but are neither
 * letters nor symbols here. Any other visible character is a symbol, emoji too.
 */
export interface PasswordRules {
  /** A to Z. */
  upper: boolean;
  /** a to z. */
  lower: boolean;
  /** 0 to 9. */
  digit: boolean;
  /** A visible character that is no letter and no digit of any alphabet. */
  symbol: boolean;
  /** 8 characters or more; an emoji is one. */
  long: boolean;
  /** 99 UTF-16 units or fewer; an emoji is two or more. */
  short: boolean;
  /** No space, tab or line break anywhere. */
  noSpaces: boolean;
}

export type PasswordRule = keyof PasswordRules;

/** Works on passwords of any length; the empty one meets `short` and `noSpaces` alone. */
export const passwordRules = (password: string): PasswordRules => ({
  upper: /[A-Z]/.test(password),
  lower: /[a-z]/.test(password),
  digit: /[0-9]/.test(password),
  symbol: /[\p{P}\p{S}]/u.test(password),
  long: Array.from(password).length >= 8,
  short: password.length <= 99,
  noSpaces: !/\s/.test(password),
});
