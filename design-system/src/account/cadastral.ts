import * as z from "zod/mini";

/** Owner 1, beneficiary 2, partner 3, representative 4 (SU-11). */
export const holderTitles = [1, 2, 3, 4] as const;
export type HolderTitle = (typeof holderTitles)[number];

const isTitle = (code: unknown): code is HolderTitle => holderTitles.some((title) => title === code);

/** Value of the title's select: "1" to "4", or "" until one is selected. */
const title = z.pipe(
  z.string().check(
    z.minLength(1, "required"),
    z.refine((text) => text === "" || isTitle(Number(text)), "invalidHolderTitle"),
  ),
  z.transform((text) => Number(text) as HolderTitle),
);

const digits = /^\d{1,10}$/;
const required = (valid: RegExp, issue: string) => z.string().check(z.trim(), z.minLength(1, "required"), z.regex(valid, issue));
const optional = (valid: RegExp, issue: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === "" || valid.test(text), issue),
  );

/** Fields that must be valid before the form can be saved (CD-01). */
const needed = {
  holderTitle: title,
  sheet: required(digits, "invalidSheet"),
  particle: required(digits, "invalidParticle"),
};

/**
 * Schema of the land-registry data of a supply, with trimmed texts (CD-01). Issues: `required`, and `invalid` followed by the field's name.
 * The first one counts.
 */
export const cadastralSchema = z.object({
  ...needed,
  city: required(/^.{1,60}$/u, "invalidCity"),
  urbanSection: optional(/^\w{1,10}$/, "invalidUrbanSection"),
  subordinate: optional(digits, "invalidSubordinate"),
});

/** Typed values. */
export type CadastralValues = z.input<typeof cadastralSchema>;
/** Values to send: the title is its code. */
export type CadastralData = z.output<typeof cadastralSchema>;

const neededSchema = z.object(needed);

/** Tells whether the save button is enabled: sheet, particle and title are valid (CD-01). The other fields are validated on submission. */
export const canSaveCadastral = (values: CadastralValues): boolean => neededSchema.safeParse(values).success;
