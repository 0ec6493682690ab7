import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { oldEmailRule } from "../forms/email.ts";

/** The longest password there can be, in characters (AC-05). */
const longestPassword = 99;

/** What signs in. The rules for a password (AC-05) are for choosing one: an old one may not follow them. */
export const signInSchema = z.object({
  /** The e-mail address. */
  username: oldEmailRule,
  password: z.string().check(z.minLength(1, "passwordRequired"), atMost(longestPassword, "passwordTooLong")),
});

export type SignInValues = z.infer<typeof signInSchema>;
