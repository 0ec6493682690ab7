import * as z from "zod/mini";
import { emailRule } from "../forms/email.ts";
import { newPasswordRule } from "../forms/newPasswordRule.ts";
import { phoneRule } from "../forms/phoneRule.ts";

/** Schema of the credentials and phone number of a new account (AC-03). */
export const accountDetailsSchema = z.object({ email: emailRule, phone: phoneRule, password: newPasswordRule });

/** Typed values: prefix without plus, and digits. */
export type AccountDetailsValues = z.input<typeof accountDetailsSchema>;
/** Values to send: the phone is one text, "+393331234567". */
export type AccountDetails = z.output<typeof accountDetailsSchema>;
