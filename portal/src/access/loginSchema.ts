import * as z from "zod/mini";
import { type EmailWords, emailField } from "./emailField.ts";

/** The longest password there can be (spec §5). */
const maxPassword = 99;

/** What can be sent to sign in. The password's own rules are for choosing one: an old one may not follow them. */
export const loginSchema = (words: EmailWords & { passwordRequired: string }) =>
  z.object({
    username: emailField(words),
    password: z.string().check(z.minLength(1, words.passwordRequired), z.maxLength(maxPassword, words.tooLong)),
  });
