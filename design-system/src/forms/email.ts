import * as z from "zod/mini";

/** The longest address that mail servers take, in characters. */
const longest = 254;

/** Neither spaces nor accented letters. */
const plain = /^[!-~]*$/;
const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** An e-mail address as the contract has it. */
const whole = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, "i");
/** Something before and after an at sign, with a dot. */
const likely = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const text = z.string().check(z.trim(), z.minLength(1, "emailRequired"), z.maxLength(longest, "emailTooLong"));

/**
 * An e-mail address without the spaces around it, at most 254 characters (EM-01).
 * Issues: `emailRequired`, `emailTooLong`, `emailCharacters` (accented letters or spaces), `emailInvalid`; the first one counts.
 */
export const emailRule = text.check(z.regex(plain, "emailCharacters"), z.regex(whole, "emailInvalid"));

/**
 * An e-mail address that was given long ago: an account that is still to be moved may have one that no new account can have.
 * Issues: `emailRequired`, `emailTooLong`, `emailInvalid`.
 */
export const oldEmailRule = text.check(z.regex(likely, "emailInvalid"));

/** Reports whether two addresses are one, however they are written. */
export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
