import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import type { profileMessages } from "./profileMessages.it.ts";

/** The longest address that mail servers take. */
const longest = 254;

/** An address to sign in with instead of the present one. */
export const newEmailSchema = (words: WordsOf<typeof profileMessages>, present: string) =>
  z.object({
    email: z.string().check(
      z.trim(),
      z.minLength(1, words.newEmailRequired),
      z.maxLength(longest, words.newEmailTooLong),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.newEmailInvalid),
      z.refine((email) => email.toLowerCase() !== present.toLowerCase(), words.newEmailSame),
    ),
  });
