import { emailRule, isSameEmail } from "@favilla/design-system/forms/email.ts";
import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import type { profileMessages } from "../profileMessages.it.ts";

/** Schema of the draft that survives a forced sign-in. */
export const emailDraft = z.object({ email: z.string() });

/** Returns the schema of a new address for signing in. Issues: those of `emailRule`, and `emailSame`. */
export const newEmailSchema = (present: string) =>
  z.object({ email: emailRule.check(z.refine((email) => !isSameEmail(email, present), "emailSame")) });

/** Returns the sentence for an issue. */
export const newEmailFault = (issue: string, words: WordsOf<typeof profileMessages>): string | undefined =>
  new Map([
    ["emailRequired", words.newEmailRequired],
    ["emailInvalid", words.newEmailInvalid],
    ["emailCharacters", words.newEmailCharacters],
    ["emailTooLong", words.newEmailTooLong],
    ["emailSame", words.newEmailSame],
  ]).get(issue);
