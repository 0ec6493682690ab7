import * as z from "zod/mini";
import { emailRule } from "../forms/email.ts";

/** The address that gets a link. */
export const emailSchema = z.object({ email: emailRule });

export type EmailValues = z.infer<typeof emailSchema>;
