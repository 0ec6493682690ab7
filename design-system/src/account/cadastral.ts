import * as z from "zod/mini";
import { matches, notEmpty } from "../forms/fieldChecks.ts";
import type { CadastralStatus } from "./CadastralStatusTag.tsx";

/** Titles to a property (SU-11). */
export const holderTitles = ["owner", "beneficiary", "partner", "representative"] as const;
export type HolderTitle = (typeof holderTitles)[number];

const isTitle = (text: string): text is HolderTitle => holderTitles.some((title) => title === text);

/** Value of the title's select, "" until one is selected. */
const titleSchema = z.pipe(
  z.string().check(
    notEmpty("required"),
    z.refine((text) => text === "" || isTitle(text), "invalidHolderTitle"),
  ),
  z.transform((text) => text as HolderTitle),
);

const digits = /^\d{1,10}$/;
const required = (valid: RegExp, issue: string) => z.string().check(z.trim(), notEmpty("required"), matches(valid, issue));
const optional = (valid: RegExp, issue: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === "" || valid.test(text), issue),
  );

/** Fields that must be valid before the form can be saved (CD-01). */
const needed = {
  holderTitle: titleSchema,
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
/** Valid values. */
export type CadastralData = z.output<typeof cadastralSchema>;

const neededSchema = z.object(needed);

/** Tells whether the save button is enabled: sheet, particle and title are valid (CD-01). The other fields are validated on submission. */
export const canSaveCadastral = (values: CadastralValues): boolean => neededSchema.safeParse(values).success;

type Maybe = string | null;

/** Land-registry data of a supply as the site has them, with the last request to change them. */
export interface CadastralFacts {
  readonly holderTitle: HolderTitle | "unknown";
  readonly city: Maybe;
  readonly urbanSection: Maybe;
  readonly sheet: Maybe;
  readonly particle: Maybe;
  readonly subordinate: Maybe;
  readonly changeStatus: CadastralStatus | null;
  /** ISO day in Rome. */
  readonly lastChangeRequestDate: Maybe;
}

/** Tells whether a change is pending, so that no other can be requested. */
export const isCadastralPending = ({ changeStatus }: Pick<CadastralFacts, "changeStatus">): boolean =>
  changeStatus === "Inserted" || changeStatus === "OnHold";
