import { expect, it } from "vitest";
import { type CadastralFacts, cadastralSchema } from "./cadastral.ts";
import { cadastralValues } from "./cadastralSchema.ts";

const current: CadastralFacts = {
  urbanSection: null,
  sheet: "12",
  particle: "345",
  subordinate: "6",
  city: "Bologna",
  holderTitle: "beneficiary",
  changeStatus: null,
  lastChangeRequestDate: null,
};

it("[CD-05] the form starts with the saved data, city included, and sends its values", () => {
  const values = cadastralValues(current);
  expect(values).toEqual({ holderTitle: "beneficiary", city: "Bologna", urbanSection: "", sheet: "12", particle: "345", subordinate: "6" });
  expect(cadastralSchema.parse(values)).toEqual(values);
});

it("[CD-01] an unknown title must be chosen anew", () => {
  expect(cadastralValues({ ...current, holderTitle: "unknown", sheet: null })).toMatchObject({ holderTitle: "", sheet: "" });
  expect(cadastralSchema.safeParse(cadastralValues({ ...current, holderTitle: "unknown" })).success).toBe(false);
});
