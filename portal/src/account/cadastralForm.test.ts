import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Cadastral } from "./cadastral.ts";
import { cadastralDraft, cadastralForm, cadastralValue } from "./cadastralForm.ts";

const known: Cadastral = {
  id: "c-1",
  supplyCode: "S-1",
  externalSupplyCode: null,
  urbanSection: null,
  sheet: "12",
  particle: "345",
  subordinate: "6",
  city: "Bologna",
  holderTitle: "Beneficiary",
  propertyType: null,
  changeStatus: null,
  lastChangeRequestDate: null,
  lastChangeRequestTime: null,
};

it("[CD-05] what is known is in the form, city included, and what is in the form is sent", () => {
  const value = cadastralValue(known);
  expect(value).toEqual({ holderTitle: 2, city: "Bologna", urbanSection: "", sheet: "12", particle: "345", subordinate: "6" });
  expect(cadastralForm(value)).toEqual({ ...value, holderTitle: "Beneficiary" });
});

it("[CD-01] a title that nobody knows has to be chosen", () => {
  expect(cadastralValue({ ...known, holderTitle: "unknown", sheet: null })).toMatchObject({ holderTitle: undefined, sheet: "" });
  expect(cadastralForm(cadastralValue(undefined))).toBeNull();
});

it("a draft comes back as it was kept, and a broken one is none", () => {
  for (const value of [cadastralValue(known), cadastralValue(undefined)]) {
    expect(z.parse(cadastralDraft, JSON.parse(JSON.stringify(value)))).toEqual(value);
  }
  for (const broken of [null, {}, { ...cadastralValue(known), holderTitle: 9 }, { ...cadastralValue(known), sheet: 12 }]) {
    expect(z.safeParse(cadastralDraft, broken).success).toBe(false);
  }
});
