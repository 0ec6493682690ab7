import type { CadastralData, CadastralValues } from "@favilla/design-system/account/cadastral.ts";
import * as z from "zod/mini";
import { holderTitles } from "../../../platform/edge/codeLists.ts";
import type { Cadastral, CadastralForm } from "./cadastral.ts";

const nothing: CadastralValues = { holderTitle: "", city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

/** Returns the form's initial values: the existing data. */
export function cadastralValues(known: Cadastral | undefined): CadastralValues {
  if (!known) return nothing;
  const { holderTitle, city, urbanSection, sheet, particle, subordinate } = known;
  return {
    holderTitle: holderTitle === "unknown" ? "" : String(holderTitles.codeOf(holderTitle)),
    city: city ?? "",
    urbanSection: urbanSection ?? "",
    sheet: sheet ?? "",
    particle: particle ?? "",
    subordinate: subordinate ?? "",
  };
}

/** Returns the data to send, or null without a title. */
export function cadastralForm({ holderTitle, ...rest }: CadastralData): CadastralForm | null {
  const name = holderTitles.nameOf(holderTitle);
  return name === "unknown" ? null : { ...rest, holderTitle: name };
}

/** Schema of the draft. */
export const cadastralDraft: z.ZodMiniType<CadastralValues> = z.object({
  holderTitle: z.enum(["", "1", "2", "3", "4"]),
  city: z.string(),
  urbanSection: z.string(),
  sheet: z.string(),
  particle: z.string(),
  subordinate: z.string(),
});
