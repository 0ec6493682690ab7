import * as z from "zod/mini";
import { plainDigits } from "../forms/plainCode.ts";

/** Number of digits of a one-time code (PM-09). */
export const codeLength = 4;

/** Schema of a phone number: country prefix without plus, and at least 8 digits (PM-08). The international maximum is 15. */
const phone = z.object({ prefix: z.string(), number: z.string().check(z.regex(/^[0-9]{8,15}$/, "phoneInvalid")) });
const anyPhone = z.object({ prefix: z.string(), number: z.string() });

const code = z.string().check(z.overwrite(plainDigits), z.regex(new RegExp(`^[0-9]{${codeLength}}$`), "codeIncomplete"));

/** Schema of the number that receives a code. Issue: `phoneInvalid` on `phone.number`. */
export const phoneSchema = z.object({ phone, code: z.string() });

/** Schema of the received code; other characters are removed. Issue: `codeIncomplete`. */
export const codeSchema = z.object({ phone: anyPhone, code });

export type PhoneCodeValues = z.infer<typeof codeSchema>;
