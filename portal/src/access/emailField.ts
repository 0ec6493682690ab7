import * as v from "valibot";
import { atMost } from "./atMost.ts";

/** The longest address that mail servers take. */
const maxEmail = 254;

/** Neither spaces nor accented letters. */
const plain = /^[!-~]*$/;
const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** What the contract means by an e-mail address. */
const whole = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, "i");

interface Words {
  emailRequired: string;
  emailInvalid: string;
  tooLong: string;
}
export interface EmailWords extends Words {
  emailCharacters: string;
}

const someText = (words: Words) => v.pipe(v.string(), v.trim(), v.nonEmpty(words.emailRequired), atMost(maxEmail, words.tooLong));

/** An address; spaces around it are not part of it. */
export const emailField = (words: EmailWords) =>
  v.pipe(someText(words), v.regex(plain, words.emailCharacters), v.regex(whole, words.emailInvalid));

/** One that was given long ago: an account that is still to be moved may have one that no new account can have. */
export const oldEmailField = (words: Words) => v.pipe(someText(words), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailInvalid));
