import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { fiscalCodeRule } from "./fiscalCode.ts";

/** Maximum length of a client code that servers accept, in characters. */
const longestClientCode = 20;

/** Schema of the two codes of a new customer (AC-03), in capitals. */
export const clientDetailsSchema = z.object({
  /** The client code, as on a bill. */
  customerId: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.minLength(1, "clientCodeRequired"), atMost(longestClientCode, "clientCodeTooLong")),
  fiscalCode: fiscalCodeRule,
});

export type ClientDetailsValues = z.infer<typeof clientDetailsSchema>;
