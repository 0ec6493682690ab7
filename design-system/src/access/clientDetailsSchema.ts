import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { fiscalCodeRule } from "./fiscalCode.ts";

/** The longest client code that servers take, in characters. */
const longestClientCode = 20;

/** The two codes of who registers (AC-03), in capitals. */
export const clientDetailsSchema = z.object({
  /** The client code, as on a bill. */
  customerId: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.minLength(1, "clientCodeRequired"), atMost(longestClientCode, "clientCodeTooLong")),
  fiscalCode: fiscalCodeRule,
});

export type ClientDetailsValues = z.infer<typeof clientDetailsSchema>;
