import * as v from "valibot";
import { atMost } from "./atMost.ts";
import { type EmailWords, oldEmailField } from "./emailField.ts";

/** The longest password there can be (spec §5). */
const maxPassword = 99;

/** What can be sent to sign in. The password's own rules are for choosing one: an old one may not follow them. */
export const loginSchema = (words: EmailWords & { passwordRequired: string }) =>
  v.object({
    username: oldEmailField(words),
    password: v.pipe(v.string(), v.nonEmpty(words.passwordRequired), atMost(maxPassword, words.tooLong)),
  });
