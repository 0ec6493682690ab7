import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BillingAddressField,
  type BillingAddressValues,
  billingAddressSchema,
  filledBy,
  isOptional,
  noBillingAddress,
  type SuggestedAddress,
} from "./billingAddress.ts";

const right: BillingAddressValues = {
  name: "Giulia",
  surname: "Esempio",
  toponym: "",
  address: "Via Fi",
  civicNumber: "8",
  staircase: "",
  floor: "",
  internal: "",
  postalCode: "40121",
  city: "Bo",
  provinceCode: "BO",
};

/** Returns the first issue of each field, as a form shows it. */
const billingAddressErrors = (values: BillingAddressValues): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const { path, message } of billingAddressSchema.safeParse(values).error?.issues ?? []) errors[path.join(".")] ??= message;
  return errors;
};

it("[BA-01] accepts an address whose fields have the least number of characters", () => {
  expect(billingAddressErrors(right)).toEqual({});
  expect(billingAddressSchema.parse({ ...right, provinceCode: " bo ", name: " Giulia " })).toEqual(right);
});

it.each<[BillingAddressField, string]>([
  ["name", " "],
  ["surname", ""],
  ["address", "Via F"],
  ["address", "Via F      "],
  ["civicNumber", ""],
  ["postalCode", "4012"],
  ["city", "B"],
  ["provinceCode", "B"],
  ["provinceCode", "BOL"],
  ["provinceCode", "40"],
])("[BA-01] %s %j is too little", (field, text) => {
  expect(billingAddressErrors({ ...right, [field]: text })).toEqual({ [field]: `${field}Error` });
});

it.each([
  ["Via", "Roma"],
  ["via", "Po"],
  ["Via", "Via Po"],
  ["", "Via Po"],
  ["Corso", "Roma "],
])("[BA-15] kind %j and name %j of a street are enough together", (toponym, address) => {
  expect(billingAddressErrors({ ...right, toponym, address })).toEqual({});
});

it.each([
  ["Via", "X"],
  ["Via", "Via X"],
  ["", "Roma"],
  ["   ", "Roma"],
  ["Via Roma", ""],
  ["Via", "Via"],
  ["Via", "\u200b"],
  ["", "Via\u200b\u200b\u200b"],
  ["", "Via \u200b\u2060\u00ad"],
  ["", "Via    X"],
  ["Via\u200b", "Via"],
])("[BA-15] kind %j and name %j of a street are too little together", (toponym, address) => {
  expect(billingAddressErrors({ ...right, toponym, address })).toEqual({ address: "addressError" });
});

it.each<[BillingAddressField, string]>([
  ["name", "\u200b"],
  ["surname", "\u3164"],
  ["civicNumber", "\u00ad"],
  ["postalCode", "4012\u200b"],
  ["city", "B\ufeff\u200b"],
])("[BA-18] %s %j has too little that can be read", (field, text) => {
  expect(billingAddressErrors({ ...right, [field]: text })).toEqual({ [field]: `${field}Error` });
});

it("[BA-18] a tab or another control character is sent as a space", () => {
  const typed = { ...right, address: "dell'Olmo\tvecchio", internal: "a\u0000\r\nb\t" };
  expect(billingAddressSchema.parse(typed)).toEqual({ ...right, address: "dell'Olmo vecchio", internal: "a b" });
});

it("[BA-01] refuses fields of more than 100 characters, optional ones too; an emoji counts as one", () => {
  expect(billingAddressErrors({ ...right, city: "a".repeat(101), internal: "😀".repeat(100) })).toEqual({ city: "tooLong" });
  expect(billingAddressErrors({ ...right, internal: "1".repeat(101) })).toEqual({ internal: "tooLong" });
});

it("[BA-01] validates any input without an exception, and ignores spaces around a text", () => {
  const fields = fc.record(Object.fromEntries(Object.keys(right).map((field) => [field, fc.string({ unit: "binary" })])));
  fc.assert(
    fc.property(fields, (value) => {
      const address = value as unknown as BillingAddressValues;
      const padded = Object.fromEntries(Object.entries(address).map(([field, text]) => [field, ` ${text} `]));
      expect(billingAddressErrors(padded as unknown as BillingAddressValues)).toEqual(billingAddressErrors(address));
    }),
  );
});

it("[BA-01] requires all fields except the kind of street, staircase, floor and flat", () => {
  const fields = Object.keys(noBillingAddress) as BillingAddressField[];
  expect(Object.keys(billingAddressErrors(noBillingAddress))).toEqual(fields.filter((field) => !isOptional(field)));
  expect(fields.filter(isOptional)).toEqual(["toponym", "staircase", "floor", "internal"]);
});

describe("[BA-03] a suggestion that was chosen", () => {
  const picked: SuggestedAddress = { address: "Via Fittizia", civicNumber: "8", postalCode: "40121", provinceCode: "BO", city: "Bologna" };
  const typed = { ...right, address: "Via dei Tigli", civicNumber: "14", floor: "2" };

  it("fills street, number, postal code, province and city, and leaves the rest alone", () => {
    expect(filledBy(picked, typed)).toEqual(picked);
    expect(filledBy({ ...picked, postalCode: null, city: null, provinceCode: null }, typed)).toMatchObject({
      postalCode: "",
      city: "",
      provinceCode: "",
    });
  });

  it("[BA-12] removes the old kind of street, unless the new street begins with it or is the typed one", () => {
    const toponymOf = (address: string | null, toponym: string, street = "dei Tigli") =>
      filledBy({ ...picked, address }, { ...typed, address: street, toponym }).toponym ?? toponym;
    expect(toponymOf("Piazza Campione", "Via")).toBe("");
    expect(toponymOf("Viale Fittizio", "Via")).toBe("");
    expect(toponymOf("Via Fittizia", " via ")).toBe(" via ");
    expect(toponymOf("dei Tigli", "Via")).toBe("Via");
    expect(toponymOf(null, "Via")).toBe("Via");
  });

  it("[BA-09] removes the old street's number if it has none", () => {
    expect(filledBy({ ...picked, civicNumber: null }, typed).civicNumber).toBe("");
    expect(filledBy({ ...picked, address: typed.address, civicNumber: null }, typed).civicNumber).toBe("14");
  });

  it("[BA-09] keeps the typed street if it is a whole town", () => {
    const filled = filledBy({ ...picked, address: null, civicNumber: null }, { ...typed, address: "Rimi" });
    expect(filled).not.toHaveProperty("address");
    expect(filled).toMatchObject({ civicNumber: "14", city: "Bologna" });
  });
});
