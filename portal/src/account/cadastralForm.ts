import type { CadastralValue, HolderTitle } from "@favilla/design-system/account/cadastral.ts";
import * as v from "valibot";
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

const title = v.optional(v.picklist([1, 2, 3, 4]));

/** What was typed, as it is kept until it has been sent. */
export const cadastralDraft: v.GenericSchema<unknown, CadastralValue> = v.pipe(
  v.object({
    holderTitle: title,
    city: v.string(),
    urbanSection: v.string(),
    sheet: v.string(),
    particle: v.string(),
    subordinate: v.string(),
  }),
  v.transform(({ holderTitle, ...rest }): CadastralValue => ({ ...rest, holderTitle })),
);
