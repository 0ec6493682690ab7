import * as z from "zod/mini";
import { atMost } from "./atMost.ts";
import { matches, notEmpty } from "./fieldChecks.ts";

/** Maximum length of an address that mail servers accept, in characters. */
const maxLength = 254;

/** Matches text without spaces and accented letters. */
const asciiText = /^[!-~]*$/;
const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** Matches an e-mail address as the API contract defines it. */
const addressPattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${label}$`, "i");
/** Matches text that looks like an address: an at sign, and a dot after it. */
const likely = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Matches what mail programs put around an address that is copied from them: "mailto:…?subject=…", "Giulia Esempio <…>", "E-mail: …". */
const wrapping = /^(?:(?:mailto|e-?mail):\s*([^<>\s?]+?)(?:\?\S*)?|[^<>]*<([^<>\s]+)>)$/i;

/** Matches what follows an address in a sentence. A phone writes a full stop for two spaces; no address ends with one of these. */
const trailing = /[\s.,;:)\]>'"’”»]+$/;
/** Matches brackets and quotation marks in front of an address. */
const leading = /^[([<"‘“«'\s]+/;

/** Removes brackets, quotation marks and punctuation around an address. An apostrophe may begin one, so it goes only with one at the end. */
const bare = (text: string): string => {
  const [end = ""] = trailing.exec(text) ?? [];
  const start = text.slice(0, text.length - end.length);
  return /['"’”»)\]>]/.test(end) || !start.startsWith("'") ? start.replace(leading, "") : start;
};

/**
 * Returns an address without the spaces around it, without the invisible characters that text copied from messages and pages carries, and
 * without what mail programs, phones and sentences put around it.
 */
export const plainEmail = (text: string): string => {
  const visible = text
    .replace(/\p{Cf}/gu, "")
    .replace(/[＠．]/g, (sign) => sign.normalize("NFKC"))
    .trim();
  const named = visible.replace(/[,;]$/, "").replace(wrapping, "$1$2");
  return named.includes("@") ? bare(named) : named;
};

const textSchema = z.string().check(z.overwrite(plainEmail), notEmpty("emailRequired"), atMost(maxLength, "emailTooLong"));

/**
 * An e-mail address, in the form of `plainEmail`, with at most 254 characters (EM-01). Issues: `emailRequired`, `emailTooLong`,
 * `emailCharacters` (accented letters or spaces), `emailInvalid`. The first one counts.
 */
export const emailRule = textSchema.check(matches(asciiText, "emailCharacters"), matches(addressPattern, "emailInvalid"));

/**
 * An e-mail address of an old account that has not been migrated yet. It may have a form that new accounts can't use. Issues:
 * `emailRequired`, `emailTooLong`, `emailInvalid`.
 */
export const oldEmailRule = textSchema.check(matches(likely, "emailInvalid"));

/** Tells whether two addresses are the same, ignoring case, surrounding spaces and invisible characters. */
export const isSameEmail = (one: string, other: string): boolean => plainEmail(one).toLowerCase() === plainEmail(other).toLowerCase();
