import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as v from "valibot";
import { atMost } from "../access/atMost.ts";
import type { profileMessages } from "./profileMessages.it.ts";

/** The longest address that mail servers take. */
const longest = 254;

/** What a forced sign-in brings back. */
export const emailDraft = v.object({ email: v.string() });

/** An address to sign in with instead of the present one. */
export const newEmailSchema = (words: WordsOf<typeof profileMessages>, present: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(words.newEmailRequired),
      atMost(longest, words.newEmailTooLong),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.newEmailInvalid),
      v.check((email) => email.toLowerCase() !== present.toLowerCase(), words.newEmailSame),
    ),
  });
