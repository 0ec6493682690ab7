import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as v from "valibot";
import * as z from "zod/mini";
import { emailField } from "../access/emailField.ts";
import type { profileMessages } from "./profileMessages.it.ts";

/** What a forced sign-in brings back. */
export const emailDraft = z.object({ email: z.string() });

/** An address to sign in with instead of the present one. */
export const newEmailSchema = (words: WordsOf<typeof profileMessages>, present: string) =>
  v.object({
    email: v.pipe(
      emailField({
        emailRequired: words.newEmailRequired,
        emailInvalid: words.newEmailInvalid,
        emailCharacters: words.newEmailCharacters,
        tooLong: words.newEmailTooLong,
      }),
      v.check((email) => email.toLowerCase() !== present.toLowerCase(), words.newEmailSame),
    ),
  });
