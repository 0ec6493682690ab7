import * as z from "zod/mini";
import { emailRule, isSameEmail } from "../forms/email.ts";
import type { WordsOf } from "../theme/messages.ts";
import type { profileMessages } from "./profileMessages.it.ts";

/** Data of an account that decide which new addresses it can have. */
export interface PresentEmail {
  readonly email: string | null;
  /** True if the e-mail is invalid and must be changed or validated. */
  readonly forceUpdateUsername: boolean;
}

/**
 * Returns the schema of a new address for signing in. Issues: those of `emailRule`, and `emailSame`. The present address is refused unless
 * it must be validated: then it gets another link for that, the only one that a customer can request.
 */
export const newEmailSchema = ({ email: present, forceUpdateUsername }: PresentEmail) =>
  z.object({ email: emailRule.check(z.refine((email) => forceUpdateUsername || !isSameEmail(email, present ?? ""), "emailSame")) });

/** Returns the sentence for an issue. */
export const newEmailFault = (issue: string, words: WordsOf<typeof profileMessages>): string | undefined =>
  new Map([
    ["emailRequired", words.newEmailRequired],
    ["emailInvalid", words.newEmailInvalid],
    ["emailCharacters", words.newEmailCharacters],
    ["emailTooLong", words.newEmailTooLong],
    ["emailSame", words.newEmailSame],
  ]).get(issue);
