import * as z from "zod/mini";
import { plainDigits } from "../forms/plainCode.ts";

/** Italy's prefix, unless another is chosen (PM-08). */
export const defaultPrefix = "39";

/** How many digits a one-time code has (PM-09). */
export const codeLength = 4;

/** Country prefix without plus; a number of digits only, at least 8 (PM-08). No number in the world has more than 15. */
const phone = z.object({ prefix: z.string(), number: z.string().check(z.regex(/^[0-9]{8,15}$/, "phoneInvalid")) });
const anyPhone = z.object({ prefix: z.string(), number: z.string() });

const code = z.string().check(z.overwrite(plainDigits), z.regex(new RegExp(`^[0-9]{${codeLength}}$`), "codeIncomplete"));

/** The number that a code is sent to. Issue: `phoneInvalid`, of `phone.number`. */
export const phoneSchema = z.object({ phone, code: z.string() });

/** The code that it got, without what is no digit. Issue: `codeIncomplete`. */
export const codeSchema = z.object({ phone: anyPhone, code });

export type PhoneCodeValues = z.infer<typeof codeSchema>;
