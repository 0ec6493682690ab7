import * as z from "zod/mini";
import { emailRule } from "../forms/email.ts";
import { newPasswordRule } from "../forms/newPasswordRule.ts";
import { phoneRule } from "../forms/phoneRule.ts";

/** What signs in from now on (AC-03). */
export const accountDetailsSchema = z.object({ email: emailRule, phone: phoneRule, password: newPasswordRule });

/** As it is typed: prefix without plus, and digits. */
export type AccountDetailsValues = z.input<typeof accountDetailsSchema>;
/** As it is sent: the phone is one text, "+393331234567". */
export type AccountDetails = z.output<typeof accountDetailsSchema>;
