import * as v from "valibot";
import { atMost } from "./atMost.ts";

/** The longest address that mail servers take. */
const maxEmail = 254;

export interface EmailWords {
  emailRequired: string;
  emailInvalid: string;
  tooLong: string;
}

/** An address; spaces around it are not part of it. */
export const emailField = (words: EmailWords) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.emailRequired),
    atMost(maxEmail, words.tooLong),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailInvalid),
  );
