import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import * as z from "zod/mini";
import type { accessMessages } from "./messages.it.ts";

/** The longest address that mail servers take, and the longest password there can be (spec §5). */
const maxEmail = 254;
const maxPassword = 99;

/** What can be sent to sign in. The password's own rules are for choosing one: an old one may not follow them. */
export const loginSchema = (words: WordsOf<typeof accessMessages>) =>
  z.object({
    username: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, words.emailRequired),
        z.maxLength(maxEmail, words.tooLong),
        z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailInvalid),
      ),
    password: z.string().check(z.minLength(1, words.passwordRequired), z.maxLength(maxPassword, words.tooLong)),
  });
