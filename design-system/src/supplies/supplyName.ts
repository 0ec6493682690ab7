import * as z from "zod/mini";

/** Maximum number of characters of a supply's name. */
export const longestSupplyName = 60;

/** Normalizes a name for saving. Text from a spreadsheet contains tabs and line breaks, which servers reject. */
const plainSupplyName = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns how many characters a name exceeds the limit by; negative below the limit. An emoji counts as one. */
export const extraCharacters = (text: string): number => Array.from(plainSupplyName(text)).length - longestSupplyName;

/** Schema of the customer's name for a supply (SU-04): required, at most 60 characters. */
export const supplyNameSchema = z.object({
  name: z.pipe(
    z.string().check(
      z.refine((text) => plainSupplyName(text) !== "", "nameMissing"),
      z.refine((text) => extraCharacters(text) <= 0, "nameTooLong"),
    ),
    z.transform(plainSupplyName),
  ),
});
