import { cadastralSchema } from "@favilla/design-system/account/cadastral.ts";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Cadastral } from "./cadastral.ts";
import { cadastralDraft, cadastralValues } from "./cadastralForm.ts";

const known: Cadastral = {
  id: "c-1",
  supplyCode: "S-1",
  externalSupplyCode: null,
  urbanSection: null,
  sheet: "12",
  particle: "345",
  subordinate: "6",
  city: "Bologna",
  holderTitle: "beneficiary",
  propertyType: null,
  changeStatus: null,
  lastChangeRequestDate: null,
  lastChangeRequestTime: null,
};

it("[CD-05] what is known is in the form, city included, and what is in the form is sent", () => {
  const values = cadastralValues(known);
  expect(values).toEqual({ holderTitle: "beneficiary", city: "Bologna", urbanSection: "", sheet: "12", particle: "345", subordinate: "6" });
  expect(cadastralSchema.parse(values)).toEqual(values);
});

it("[CD-01] a title that nobody knows has to be chosen", () => {
  expect(cadastralValues({ ...known, holderTitle: "unknown", sheet: null })).toMatchObject({ holderTitle: "", sheet: "" });
  expect(cadastralSchema.safeParse(cadastralValues({ ...known, holderTitle: "unknown" })).success).toBe(false);
});

it("a draft comes back as it was kept, and a broken one is none", () => {
  for (const value of [cadastralValues(known), cadastralValues(undefined)]) {
    expect(z.parse(cadastralDraft, JSON.parse(JSON.stringify(value)))).toEqual(value);
  }
  for (const broken of [null, {}, { ...cadastralValues(known), holderTitle: "9" }, { ...cadastralValues(known), sheet: 12 }]) {
    expect(z.safeParse(cadastralDraft, broken).success).toBe(false);
  }
});
