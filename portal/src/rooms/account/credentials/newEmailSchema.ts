import { emailRule, isSameEmail } from "@favilla/design-system/forms/email.ts";
import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import type { profileMessages } from "../profileMessages.it.ts";

/** What a forced sign-in brings back. */
export const emailDraft = z.object({ email: z.string() });

/** An address to sign in with instead of the present one. Issues: those of `emailRule`, and `emailSame`. */
export const newEmailSchema = (present: string) =>
  z.object({ email: emailRule.check(z.refine((email) => !isSameEmail(email, present), "emailSame")) });

/** The sentence of an issue. */
export const newEmailFault = (issue: string, words: WordsOf<typeof profileMessages>): string | undefined =>
  new Map([
    ["emailRequired", words.newEmailRequired],
    ["emailInvalid", words.newEmailInvalid],
    ["emailCharacters", words.newEmailCharacters],
    ["emailTooLong", words.newEmailTooLong],
    ["emailSame", words.newEmailSame],
  ]).get(issue);
