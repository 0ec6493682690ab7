import * as z from "zod/mini";
import { atMost } from "../forms/atMost.ts";

/** The longest a field may be, in characters. */
export const longestField = 100;

/** A field of so many characters at least; an emoji is one. Issues: `issue`, `tooLong`. */
const atLeast = (fewest: number, issue: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => Array.from(text).length >= fewest, issue),
    atMost(longestField, "tooLong"),
  );

const optional = z.string().check(z.trim(), atMost(longestField, "tooLong"));

/**
 * A billing address (BA-01), without spaces around its texts; "" for nothing. Issues: `tooLong`, and of a required field its
 * name with "Error": `nameError`.
 */
export const billingAddressSchema = z.object({
  name: atLeast(1, "nameError"),
  surname: atLeast(1, "surnameError"),
  /** "Via", "Viale": only where it isn't in `address`. */
  toponym: optional,
  /** The street, at least 6 characters. */
  address: atLeast(6, "addressError"),
  civicNumber: atLeast(1, "civicNumberError"),
  staircase: optional,
  floor: optional,
  internal: optional,
  /** At least 5 characters. */
  postalCode: atLeast(5, "postalCodeError"),
  city: atLeast(2, "cityError"),
  /** Two letters, in capitals. */
  provinceCode: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, "provinceCodeError")),
});

/** A billing address as it is typed; "" for nothing. */
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

/** Reports whether a field may stay empty. */
export const isOptional = (field: BillingAddressField): boolean => optionalFields.includes(field);

/** The address that a suggestion stands for (BA-03); null for what it doesn't say, as the street of a whole town. */
export type SuggestedAddress = Readonly<Record<"address" | "civicNumber" | "postalCode" | "provinceCode" | "city", string | null>>;

/**
 * Returns the fields that a suggestion fills in. A place without a street leaves the street as it was typed; a number that the
 * place does not have is not the old street's.
 */
export function filledBy(
  { address, civicNumber, postalCode, provinceCode, city }: SuggestedAddress,
  typed: BillingAddressValues,
): Partial<BillingAddressValues> {
  const sameStreet = address === null || address === typed.address;
  return {
    ...(address !== null && { address }),
    civicNumber: civicNumber ?? (sameStreet ? typed.civicNumber : ""),
    postalCode: postalCode ?? "",
    provinceCode: provinceCode ?? "",
    city: city ?? "",
  };
}
