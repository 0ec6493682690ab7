import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { notEmpty } from "../forms/fieldChecks.ts";
import { fiscalCodeRule } from "./fiscalCode.ts";

/** Maximum length of a client code that servers accept, in characters. */
const longestClientCode = 20;

/** Returns a client code with plain hyphens, in capitals, without spaces and the invisible characters that a copied text carries. */
const plainClientCode = (text: string): string =>
  text
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase();

/** Schema of the two codes of a new customer (AC-03), in capitals. */
export const clientDetailsSchema = z.object({
  /** The client code, as on a bill. */
  customerId: z
    .string()
    .check(z.overwrite(plainClientCode), notEmpty("clientCodeRequired"), atMost(longestClientCode, "clientCodeTooLong")),
  fiscalCode: fiscalCodeRule,
});

export type ClientDetailsValues = z.infer<typeof clientDetailsSchema>;
