import * as z from "zod/mini";

/** The most characters that a supply's name may have. */
export const longestSupplyName = 60;

/** The name as it is saved. A cell of a spreadsheet brings tabs and new lines, which no server takes. */
const plainSupplyName = (text: string): string => text.replace(/\s+/g, " ").trim();

/** How many characters a name has too many; negative where it has room. An emoji is one. */
export const extraCharacters = (text: string): number => Array.from(plainSupplyName(text)).length - longestSupplyName;

/** The customer's own name of a supply (SU-04): required, at most 60 characters. */
export const supplyNameSchema = z.object({
  name: z.pipe(
    z.string().check(
      z.refine((text) => plainSupplyName(text) !== "", "nameMissing"),
      z.refine((text) => extraCharacters(text) <= 0, "nameTooLong"),
    ),
    z.transform(plainSupplyName),
  ),
});
