import { type CadastralData, type CadastralValues, holderTitles } from "./cadastral.ts";
import * as z from "zod/mini";
import type { Cadastral } from "../../../portal/src/rooms/account/cadastral/cadastral.ts";

const nothing: CadastralValues = { holderTitle: "", city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

/** Returns the form's initial values: the existing data. */
export function cadastralValues(current: Cadastral | undefined): CadastralValues {
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

/** Schema of the draft. */
export const cadastralDraftSchema: z.ZodMiniType<CadastralValues> = z.object({
  holderTitle: z.enum(["", ...holderTitles]),
  city: z.string(),
  urbanSection: z.string(),
  sheet: z.string(),
  particle: z.string(),
  subordinate: z.string(),
});
