import { expect, it } from "vitest";
import * as z from "zod/mini";
import { addressDraftSchema } from "./addressDraft.ts";
import { noBillingAddress } from "./billingAddress.ts";

const form = { ...noBillingAddress, name: "Giulia", address: "Via Fittizia", civicNumber: "8" };
const picked = {
  address: "Via Fittizia",
  civicNumber: null,
  postalCode: "40121",
  province: "Bologna",
  provinceCode: "BO",
  city: "Bologna",
};

it("typed values are restored with their suggestion; anything else is no draft", () => {
  const typed = { form, picked, noStreet: false };
  for (const kept of [typed, { ...typed, picked: null }])
    expect(z.parse(addressDraftSchema, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(z.safeParse(addressDraftSchema, { ...typed, form: { name: "Giulia" } }).success).toBe(false);
});
