import type { CadastralData, CadastralFacts, CadastralValues } from "./cadastral.ts";

const nothing: CadastralValues = { holderTitle: "", city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

/** Returns the form's initial values: the existing data. */
export function cadastralValues(current: CadastralFacts | undefined): CadastralValues {
  if (!current) return nothing;
  const { holderTitle, city, urbanSection, sheet, particle, subordinate } = current;
  return {
    holderTitle: holderTitle === "unknown" ? "" : holderTitle,
    city: city ?? "",
    urbanSection: urbanSection ?? "",
    sheet: sheet ?? "",
    particle: particle ?? "",
    subordinate: subordinate ?? "",
  };
}

/** Tells whether data to save are those that are saved. */
export const isSameCadastral = (data: CadastralData, saved: CadastralValues): boolean =>
  (Object.keys(nothing) as (keyof CadastralValues)[]).every((name) => (data[name] ?? "") === saved[name]);
