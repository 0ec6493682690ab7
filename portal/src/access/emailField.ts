import * as z from "zod/mini";

/** The longest address that mail servers take. */
const maxEmail = 254;

export interface EmailWords {
  emailRequired: string;
  emailInvalid: string;
  tooLong: string;
}

/** An address; spaces around it are not part of it. */
export const emailField = (words: EmailWords) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, words.emailRequired),
      z.maxLength(maxEmail, words.tooLong),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailInvalid),
    );
