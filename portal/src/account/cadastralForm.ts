import type { CadastralValue, HolderTitle } from "@favilla/design-system/account/cadastral.ts";
import * as z from "zod/mini";
import { holderTitles } from "../api/codeLists.ts";
import type { Cadastral, CadastralForm } from "./cadastral.ts";

const nothing: CadastralValue = { holderTitle: undefined, city: "", urbanSection: "", sheet: "", particle: "", subordinate: "" };

/** What the form begins with: the data that are known. */
export function cadastralValue(known: Cadastral | undefined): CadastralValue {
  if (!known) return nothing;
  const { holderTitle, city, urbanSection, sheet, particle, subordinate } = known;
  return {
    holderTitle: holderTitle === "unknown" ? undefined : (holderTitles.codeOf(holderTitle) as HolderTitle),
    city: city ?? "",
    urbanSection: urbanSection ?? "",
    sheet: sheet ?? "",
    particle: particle ?? "",
    subordinate: subordinate ?? "",
  };
}

/** What is sent; null without a title. */
export function cadastralForm({ holderTitle, ...rest }: CadastralValue): CadastralForm | null {
  const name = holderTitles.nameOf(holderTitle);
  return name === "unknown" ? null : { ...rest, holderTitle: name };
}

const title = z.optional(z.literal([1, 2, 3, 4]));

/** What was typed, as it is kept until it has been sent. */
export const cadastralDraft: z.ZodMiniType<CadastralValue> = z.pipe(
  z.object({
    holderTitle: title,
    city: z.string(),
    urbanSection: z.string(),
    sheet: z.string(),
    particle: z.string(),
    subordinate: z.string(),
  }),
  z.transform(({ holderTitle, ...rest }): CadastralValue => ({ ...rest, holderTitle })),
);
