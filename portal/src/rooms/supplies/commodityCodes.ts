import type { Commodity } from "@favilla/design-system/data/commodity.ts";
import { field } from "../../platform/edge/edge.ts";

/** Commodities by all spellings that the server uses: billing codes, supply type codes and types of supply (BL-17). */
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

/** Returns the commodity of a code, or "other" if it is unknown. */
export const commodityOf = (code: string | null | undefined): Commodity => {
  const known = code?.trim().toUpperCase() ?? "";
  return Object.hasOwn(commodities, known) ? (commodities[known] as Commodity) : "other";
};

/** Reads the code of a commodity. */
export const commodity = field((code) => commodityOf(typeof code === "string" ? code : null));
