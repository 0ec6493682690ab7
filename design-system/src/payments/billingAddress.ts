/** A billing address as it is typed; "" for nothing. */
export interface BillingAddressValue {
  name: string;
  surname: string;
  /** "Via", "Viale": only where it isn't in `address`. */
  toponym: string;
  /** The street, at least 6 characters. */
  address: string;
  civicNumber: string;
  staircase: string;
  floor: string;
  internal: string;
  /** At least 5 characters. */
  postalCode: string;
  city: string;
  /** Two letters. */
  provinceCode: string;
}

export type BillingAddressField = keyof BillingAddressValue;

/** What no field may be longer than, in characters. */
export const longestField = 100;

/** Spec §5: the fewest characters of each field. */
const fewest = {
  name: 1,
  surname: 1,
  toponym: 0,
  address: 6,
  civicNumber: 1,
  staircase: 0,
  floor: 0,
  internal: 0,
  postalCode: 5,
  city: 2,
  provinceCode: 2,
} as const satisfies Record<BillingAddressField, number>;

type Optional = "toponym" | "staircase" | "floor" | "internal";

export const isRequired = (field: BillingAddressField): field is Exclude<BillingAddressField, Optional> => fewest[field] > 0;

type Problem = "missing" | "tooLong";

function problemOf(field: BillingAddressField, text: string): Problem | undefined {
  if (field === "provinceCode") return /^[a-z]{2}$/i.test(text) ? undefined : "missing";
  const { length } = Array.from(text);
  if (length < fewest[field]) return "missing";
  return length > longestField ? "tooLong" : undefined;
}

/** What is wrong with an address, field by field (spec §5); empty where it can be saved. */
export function billingAddressErrors(value: BillingAddressValue): Partial<Record<BillingAddressField, Problem>> {
  const errors: Partial<Record<BillingAddressField, Problem>> = {};
  for (const field of Object.keys(fewest) as BillingAddressField[]) {
    const problem = problemOf(field, value[field].trim());
    if (problem) errors[field] = problem;
  }
  return errors;
}
