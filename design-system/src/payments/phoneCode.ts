import * as z from "zod/mini";
import { matches } from "../forms/fieldChecks.ts";
import { writePhone } from "../forms/phoneNumber.ts";
import { plainDigits } from "../forms/plainCode.ts";

/** Number of digits of a one-time code (PM-09). */
export const codeLength = 4;

const anyPhoneSchema = z.object({ prefix: z.string(), number: z.string() });
/** Schema of a phone number that a server takes (PM-08). */
const phone = anyPhoneSchema.check(
  z.refine(({ number }) => !number.startsWith("+"), { error: "phonePrefixUnknown", path: ["number"], abort: true }),
  z.refine((value) => writePhone(value) !== undefined, { error: "phoneInvalid", path: ["number"] }),
);

const digitsSchema = z.string().check(z.overwrite(plainDigits), matches(new RegExp(`^[0-9]{${codeLength}}$`), "codeIncomplete"));

/**
 * Schema of the number that receives a code. Issues on `phone.number`: `phonePrefixUnknown` (the number contains a prefix that the list
 * lacks), `phoneInvalid`.
 */
export const phoneSchema = z.object({ phone, code: z.string() });

/** Schema of the received code; other characters are removed. Issue: `codeIncomplete`. */
export const codeSchema = z.object({ phone: anyPhoneSchema, code: digitsSchema });

export type PhoneCodeValues = z.infer<typeof codeSchema>;
