import fc from "fast-check";
import { expect, it } from "vitest";
import { type CadastralValues, cadastralSchema, canSaveCadastral, holderTitles } from "./cadastral.ts";
import { cadastralMessages } from "./cadastralMessages.it.ts";

const right: CadastralValues = {
  holderTitle: "owner",
  city: "Bologna",
  urbanSection: "A1",
  sheet: "128",
  particle: "45",
  subordinate: "3",
};
const none: CadastralValues = { holderTitle: "", city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

/** Returns the first issue of each field. */
function faults(values: CadastralValues) {
  const found: Record<string, string> = {};
  for (const { path, message } of cadastralSchema.safeParse(values).error?.issues ?? []) found[path.join(".")] ??= message;
  return found;
}

it("[CD-01] title, city, sheet and particle are required, the others not", () => {
  expect(faults(none)).toEqual({ holderTitle: "required", city: "required", sheet: "required", particle: "required" });
  expect(faults({ ...right, urbanSection: " ", subordinate: "" })).toEqual({});
  expect(faults({ ...right, city: "   " })).toEqual({ city: "required" });
});

it("[CD-01] each of the four titles is valid, and no other", () => {
  for (const holderTitle of holderTitles) expect(cadastralSchema.parse({ ...right, holderTitle })).toEqual({ ...right, holderTitle });
  for (const holderTitle of ["1", "Owner", "x", "toString"])
    expect(faults({ ...right, holderTitle })).toEqual({ holderTitle: "invalidHolderTitle" });
});

it("[R53] [CD-01] sheet, particle and subordinate are digits", () => {
  const wrong = ["12a", "1,2", "-1", "1 2", "１２", "12345678901", "<b>1</b>"];
  const issues = { sheet: "invalidSheet", particle: "invalidParticle", subordinate: "invalidSubordinate" } as const;
  for (const field of ["sheet", "particle", "subordinate"] as const)
    for (const text of wrong) expect(faults({ ...right, [field]: text })).toEqual({ [field]: issues[field] });
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,10}$/), (digits) => {
      expect(faults({ ...right, sheet: ` ${digits} `, particle: digits, subordinate: digits })).toEqual({});
    }),
  );
});

it("[CD-01] the urban section is word characters, the city has 60 at most", () => {
  for (const urbanSection of ["A", "z_9", "1234567890"]) expect(faults({ ...right, urbanSection })).toEqual({});
  for (const urbanSection of ["A-1", "è", "A B", "12345678901"])
    expect(faults({ ...right, urbanSection })).toEqual({ urbanSection: "invalidUrbanSection" });
  expect([faults({ ...right, city: "è".repeat(60) }), faults({ ...right, city: "è".repeat(61) })]).toEqual([{}, { city: "invalidCity" }]);
});

it("[CD-01] saving waits for sheet, particle and title alone", () => {
  expect(canSaveCadastral({ ...right, city: "", urbanSection: "?", subordinate: "x" })).toBe(true);
  for (const field of ["sheet", "particle", "holderTitle"] as const)
    expect(canSaveCadastral({ ...right, [field]: none[field] })).toBe(false);
  expect(canSaveCadastral({ ...right, sheet: "a" })).toBe(false);
});

it("any valid input is sent without spaces around it, and any invalid input has a sentence", () => {
  const values = fc.record<CadastralValues>({
    holderTitle: fc.constantFrom("", ...holderTitles),
    city: fc.string(),
    urbanSection: fc.string(),
    sheet: fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{1,9} ?$/)),
    particle: fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{1,9} ?$/)),
    subordinate: fc.string(),
  });
  fc.assert(
    fc.property(values, (written) => {
      const trimmed = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, text.trim()])) as CadastralValues;
      expect(faults(trimmed)).toEqual(faults(written));
      for (const issue of Object.values(faults(written))) expect(cadastralMessages.words).toHaveProperty(issue);
      const result = cadastralSchema.safeParse(written);
      if (result.success) expect(result.data).toEqual(trimmed);
    }),
  );
});
