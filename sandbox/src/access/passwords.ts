import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { ApiError } from "../http/errors.ts";

const digest = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 2048 });

/** Salted hash of a password, as `salt:hash`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(8).toString("hex");
  return `${salt}:${digest(password, salt).toString("hex")}`;
}

/** Tells whether a password fits a hash. Without a hash it takes as long, so that the time does not tell who has an account. */
export function passwordFits(password: string, stored: string | undefined): boolean {
  const [salt = "", hash = ""] = (stored ?? `none:${"0".repeat(64)}`).split(":");
  return timingSafeEqual(digest(password, salt), Buffer.from(hash, "hex")) && stored !== undefined;
}

/** Kinds of characters; a password must have one of each. */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[\p{P}\p{S}]/u];

/** Texts that others know of a password's owner, by the words that name them. */
export interface KnownTexts {
  email: string;
  clientCodes: readonly (string | null | undefined)[];
  fiscalCode: string | null | undefined;
}

/** Refuses a password that breaks the rules, or that contains a text that others know of its owner; the message names it. */
export function checkPassword(password: string, { email, clientCodes, fiscalCode }: KnownTexts): void {
  const secure = kinds.every((kind) => kind.test(password)) && !/\s/.test(password) && [...password].length >= 8 && password.length <= 99;
  if (!secure) throw new ApiError("INSECURE-PASSWORD");
  const lower = password.toLowerCase();
  const holds = (text: string | null | undefined) => text && text.length >= 4 && lower.includes(text.toLowerCase());
  const named = [
    { what: "il nome della tua e-mail", found: holds(email.split("@")[0]) },
    { what: "il tuo codice cliente", found: clientCodes.some(holds) },
    { what: "il tuo codice fiscale", found: holds(fiscalCode) },
  ].find(({ found }) => found);
  if (named) throw new ApiError("InvalidPasswordException", `La password contiene ${named.what}: scegline un’altra.`);
}
