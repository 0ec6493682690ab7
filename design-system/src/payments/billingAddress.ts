import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";
import { matches } from "../forms/fieldChecks.ts";

/** Maximum length of a field in characters. */
export const longestField = 100;

/** Minimum length of kind and name of a street together: "Via Po". */
const shortestStreet = 6;

/** Returns the text that can be read: without zero-width and other invisible characters, with single spaces. */
const readable = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Number of characters of a text that can be read. An emoji counts as one. */
const lengthOf = (text: string): number => Array.from(readable(text)).length;

/** Returns a text as it is sent: trimmed, with a space in the place of tabs and other control characters, which the servers refuse. */
const sentText = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

/** Tells whether a street names its kind itself, such as "Via Fittizia" for "Via", or whether there is none to name. */
const hasKind = (street: string, toponym: string) =>
  `${readable(street)} `.toLowerCase().startsWith(`${readable(toponym).toLowerCase()} `.trimStart());

/** Returns the schema of a field with at least this many characters that can be read. Issues: `issue`, `tooLong`. */
const atLeast = (fewest: number, issue: string) =>
  z.string().check(
    z.overwrite(sentText),
    z.refine((text) => lengthOf(text) >= fewest, issue),
    atMost(longestField, "tooLong"),
  );

const optionalSchema = z.string().check(z.overwrite(sentText), atMost(longestField, "tooLong"));

/**
 * Schema of a billing address (BA-01) with trimmed texts, each on one line; "" means empty. Issues: `tooLong`, and for a required field its name with
 * "Error": `nameError`.
 */
export const billingAddressSchema = z
  .object({
    name: atLeast(1, "nameError"),
    surname: atLeast(1, "surnameError"),
    /** "Via", "Viale": only if it is not part of `address`. */
    toponym: optionalSchema,
    /** The street, with `toponym` at least 6 characters (BA-15). */
    address: atLeast(1, "addressError"),
    civicNumber: atLeast(1, "civicNumberError"),
    staircase: optionalSchema,
    floor: optionalSchema,
    internal: optionalSchema,
    /** At least 5 characters. */
    postalCode: atLeast(5, "postalCodeError"),
    city: atLeast(2, "cityError"),
    /** Two letters, in capitals. */
    provinceCode: z.string().check(z.overwrite(sentText), z.toUpperCase(), matches(/^[A-Z]{2}$/, "provinceCodeError")),
  })
  .check(
    z.refine(
      ({ toponym, address }) =>
        lengthOf(address) === 0 || lengthOf(hasKind(address, toponym) ? address : `${toponym} ${address}`) >= shortestStreet,
      {
        error: "addressError",
        path: ["address"],
      },
    ),
  );

/** Typed values of a billing address; "" means empty. */
export type BillingAddressValues = z.infer<typeof billingAddressSchema>;
export type BillingAddressField = keyof BillingAddressValues;

export const noBillingAddress: BillingAddressValues = {
  name: "",
  surname: "",
  toponym: "",
  address: "",
  civicNumber: "",
  staircase: "",
  floor: "",
  internal: "",
  postalCode: "",
  city: "",
  provinceCode: "",
};

const optionalFields: readonly BillingAddressField[] = ["toponym", "staircase", "floor", "internal"];

/** Tells whether a field may be empty. */
export const isOptional = (field: BillingAddressField): boolean => optionalFields.includes(field);

/** The address of a suggestion (BA-03). Null for unknown parts, such as the street if the suggestion is a town. */
export type SuggestedAddress = Readonly<Record<"address" | "civicNumber" | "postalCode" | "provinceCode" | "city", string | null>>;

/**
 * Returns the fields that a suggestion fills in. A suggestion without a street keeps the typed street. If it has a street but no number,
 * the typed number is cleared, because it belongs to the old street. So does the typed kind of street: a suggested street has its own.
 */
export function filledBy(
  { address, civicNumber, postalCode, provinceCode, city }: SuggestedAddress,
  typed: BillingAddressValues,
): Partial<BillingAddressValues> {
  const sameStreet = address === null || address === typed.address;
  return {
    ...(address !== null && { address }),
    ...(address !== null && !sameStreet && !hasKind(address, typed.toponym) && { toponym: "" }),
    civicNumber: civicNumber ?? (sameStreet ? typed.civicNumber : ""),
    postalCode: postalCode ?? "",
    provinceCode: provinceCode ?? "",
    city: city ?? "",
  };
}
