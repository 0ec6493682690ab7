import fc from "fast-check";
import { expect, it } from "vitest";
import { type CadastralField, type CadastralValue, canSaveCadastral, checkCadastral, holderTitles, trimCadastral } from "./cadastral.ts";

const right: CadastralValue = { holderTitle: 1, city: "Bologna", urbanSection: "A1", sheet: "128", particle: "45", subordinate: "3" };
const none: CadastralValue = { holderTitle: undefined, city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

it("[CD-01] title, city, sheet and particle are required, the others not", () => {
  expect(checkCadastral(none)).toEqual({ holderTitle: "required", city: "required", sheet: "required", particle: "required" });
  expect(checkCadastral({ ...right, urbanSection: " ", subordinate: "" })).toEqual({});
  expect(checkCadastral({ ...right, city: "   " })).toEqual({ city: "required" });
});

it("[CD-01] each of the four titles will do, and no other", () => {
  for (const holderTitle of holderTitles) expect(checkCadastral({ ...right, holderTitle })).toEqual({});
  expect(checkCadastral({ ...right, holderTitle: 5 as never })).toEqual({ holderTitle: "invalid" });
});

it("[CD-01] sheet, particle and subordinate are digits", () => {
  const wrong = ["12a", "1,2", "-1", "1 2", "１２", "12345678901", "<b>1</b>"];
  for (const field of ["sheet", "particle", "subordinate"] as const)
    for (const text of wrong) expect(checkCadastral({ ...right, [field]: text })).toEqual({ [field]: "invalid" });
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,10}$/), (digits) => {
      expect(checkCadastral({ ...right, sheet: ` ${digits} `, particle: digits, subordinate: digits })).toEqual({});
    }),
  );
});

it("[CD-01] the urban section is word characters", () => {
  for (const urbanSection of ["A", "z_9", "1234567890"]) expect(checkCadastral({ ...right, urbanSection })).toEqual({});
  for (const urbanSection of ["A-1", "è", "A B", "12345678901"])
    expect(checkCadastral({ ...right, urbanSection })).toEqual({ urbanSection: "invalid" });
});

it("[CD-01] saving waits for sheet, particle and title alone", () => {
  expect(canSaveCadastral({ ...right, city: "", urbanSection: "?", subordinate: "x" })).toBe(true);
  for (const field of ["sheet", "particle", "holderTitle"] as const)
    expect(canSaveCadastral({ ...right, [field]: none[field] })).toBe(false);
  expect(canSaveCadastral({ ...right, sheet: "a" })).toBe(false);
});

it("whatever is written, a field without fault is sent without spaces around it", () => {
  const value = fc.record<CadastralValue>({
    holderTitle: fc.constantFrom(undefined, ...holderTitles),
    city: fc.string(),
    urbanSection: fc.string(),
    sheet: fc.string(),
    particle: fc.string(),
    subordinate: fc.string(),
  });
  fc.assert(
    fc.property(value, (written) => {
      const sent = trimCadastral(written);
      expect(checkCadastral(sent)).toEqual(checkCadastral(written));
      for (const [name, text] of Object.entries(sent) as [CadastralField, unknown][])
        if (typeof text === "string") expect(text, name).toBe(text.trim());
    }),
  );
});
