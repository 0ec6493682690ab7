import * as z from "zod/mini";
import { phoneRule } from "../forms/phoneRule.ts";

/** The mobile number, which `phoneRule` makes what servers take: "+393331234567". */
export const contactSchema = z.object({ phone: phoneRule });

export type ContactValues = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;
