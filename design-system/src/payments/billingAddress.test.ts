import fc from "fast-check";
import { expect, it } from "vitest";
import { type BillingAddressField, type BillingAddressValue, billingAddressErrors } from "./billingAddress.ts";

const right: BillingAddressValue = {
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

it("[BA-01] takes an address whose fields have just enough characters", () => {
  expect(billingAddressErrors(right)).toEqual({});
  expect(billingAddressErrors({ ...right, provinceCode: " bo " })).toEqual({});
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
  expect(billingAddressErrors({ ...right, [field]: text })).toEqual({ [field]: "missing" });
});

it("[BA-01] refuses what is longer than 100 characters, optional fields included; an emoji is one", () => {
  expect(billingAddressErrors({ ...right, city: "a".repeat(101), internal: "😀".repeat(100) })).toEqual({ city: "tooLong" });
  expect(billingAddressErrors({ ...right, internal: "1".repeat(101) })).toEqual({ internal: "tooLong" });
});

it("[BA-01] never fails, and spaces around a text change nothing", () => {
  const fields = fc.record(Object.fromEntries(Object.keys(right).map((field) => [field, fc.string({ unit: "binary" })])));
  fc.assert(
    fc.property(fields, (value) => {
      const address = value as unknown as BillingAddressValue;
      const padded = Object.fromEntries(Object.entries(address).map(([field, text]) => [field, ` ${text} `]));
      expect(billingAddressErrors(padded as unknown as BillingAddressValue)).toEqual(billingAddressErrors(address));
    }),
  );
});
