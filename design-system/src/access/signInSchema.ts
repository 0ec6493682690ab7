import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { oldEmailRule } from "../forms/email.ts";
import { notEmpty } from "../forms/fieldChecks.ts";

/** Maximum length of a password in characters (AC-05). */
const longestPassword = 99;

/** Schema of the sign-in form. The rules for new passwords (AC-05) do not apply, because an old password may not follow them. */
export const signInSchema = z.object({
  /** The e-mail address. */
  username: oldEmailRule,
  password: z.string().check(notEmpty("passwordRequired"), atMost(longestPassword, "passwordTooLong")),
});

export type SignInValues = z.infer<typeof signInSchema>;
