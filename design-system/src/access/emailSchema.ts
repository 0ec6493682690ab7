import * as z from "zod/mini";
import { emailRule } from "../forms/email.ts";

/** Schema of the address that receives a link. */
export const emailSchema = z.object({ email: emailRule });

export type EmailValues = z.infer<typeof emailSchema>;
