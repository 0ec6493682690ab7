import * as z from "zod/mini";
import { writePhone } from "./phoneNumber.ts";

/**
 * A telephone number as `PhoneField` has it, made what servers take: "+393331234567" (PM-08: at least 8 digits; with its prefix at
 * most 15). Issues: `phoneRequired`, `phonePrefixUnknown` (it brought a prefix that the list doesn't have), `phoneInvalid`; the first one counts.
 */
export const phoneRule = z.pipe(
  z.object({ prefix: z.string(), number: z.string() }).check(
    z.refine(({ number }) => number !== "", "phoneRequired"),
    z.refine(({ number }) => !number.startsWith("+"), "phonePrefixUnknown"),
    z.refine((value) => writePhone(value) !== undefined, "phoneInvalid"),
  ),
  z.transform((value) => writePhone(value) ?? ""),
);
