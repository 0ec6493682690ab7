import type { Commodity } from "@favilla/design-system/data/commodity.ts";

/** All the spellings the servers use: billing codes, supply type codes and types of supply (BL-17). */
const commodities: Readonly<Record<string, Commodity>> = {
  ENELE: "electricity",
  LIGHT: "electricity",
  ELECTRIC: "electricity",
  GM: "gas",
  GAS: "gas",
  DUAL: "dual",
  CNNR: "tv",
  RAI: "tv",
  TV: "tv",
  VAS: "services",
};

/** What a code stands for; "other" for one that isn't known. */
export const commodityOf = (code: string | null | undefined): Commodity => {
  const known = code?.trim().toUpperCase() ?? "";
  return Object.hasOwn(commodities, known) ? (commodities[known] as Commodity) : "other";
};
