import * as z from "zod/mini";
import { phoneRule } from "../forms/phoneRule.ts";

/** Schema of the mobile number. `phoneRule` converts it to the format of servers: "+393331234567". */
export const contactSchema = z.object({ phone: phoneRule });

export type ContactValues = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;
