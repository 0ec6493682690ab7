import { cadastralSchema } from "./cadastral.ts";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Cadastral } from "../../../portal/src/rooms/account/cadastral/cadastral.ts";
import { cadastralDraftSchema, cadastralValues } from "./cadastralForm.ts";

const current: Cadastral = {
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

it("[CD-05] the form starts with the saved data, city included, and sends its values", () => {
  const values = cadastralValues(current);
  expect(values).toEqual({ holderTitle: "beneficiary", city: "Bologna", urbanSection: "", sheet: "12", particle: "345", subordinate: "6" });
  expect(cadastralSchema.parse(values)).toEqual(values);
});

it("[CD-01] an unknown title must be chosen anew", () => {
  expect(cadastralValues({ ...current, holderTitle: "unknown", sheet: null })).toMatchObject({ holderTitle: "", sheet: "" });
  expect(cadastralSchema.safeParse(cadastralValues({ ...current, holderTitle: "unknown" })).success).toBe(false);
});

it("a draft is restored as it was stored, and a broken one is ignored", () => {
  for (const value of [cadastralValues(current), cadastralValues(undefined)]) {
    expect(z.parse(cadastralDraftSchema, JSON.parse(JSON.stringify(value)))).toEqual(value);
  }
  for (const broken of [null, {}, { ...cadastralValues(current), holderTitle: "9" }, { ...cadastralValues(current), sheet: 12 }]) {
    expect(z.safeParse(cadastralDraftSchema, broken).success).toBe(false);
  }
});
