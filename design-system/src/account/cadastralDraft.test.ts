import { expect, it } from "vitest";
import * as z from "zod/mini";
import { cadastralDraftSchema } from "./cadastralDraft.ts";
import { cadastralValues } from "./cadastralSchema.ts";

const nothing = cadastralValues(undefined);

it("a draft is restored as it was stored, and a broken one is ignored", () => {
  for (const value of [{ ...nothing, holderTitle: "beneficiary", city: "Bologna", sheet: "12" }, nothing]) {
    expect(z.parse(cadastralDraftSchema, JSON.parse(JSON.stringify(value)))).toEqual(value);
  }
  for (const broken of [null, {}, { ...nothing, holderTitle: "9" }, { ...nothing, sheet: 12 }]) {
    expect(z.safeParse(cadastralDraftSchema, broken).success).toBe(false);
  }
});
