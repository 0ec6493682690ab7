import * as z from "zod/mini";
import { writePhone } from "./phoneNumber.ts";

/**
 * Converts the value of `PhoneField` to the format of servers: "+393331234567" (PM-08: at least 8 digits after the prefix; with it at most 15).
 * Issues: `phoneRequired`, `phonePrefixUnknown` (the number contains a prefix that the list lacks), `phoneInvalid`. The first one counts.
 */
export const phoneRule = z.pipe(
  z.object({ prefix: z.string(), number: z.string() }).check(
    z.refine(({ number }) => number !== "", "phoneRequired"),
    z.refine(({ number }) => !number.startsWith("+"), "phonePrefixUnknown"),
    z.refine((value) => writePhone(value) !== undefined, "phoneInvalid"),
  ),
  z.transform((value) => writePhone(value) ?? ""),
);
