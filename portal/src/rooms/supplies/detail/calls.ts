import * as z from "zod/mini";
import { id, optionalText, parse } from "../../../platform/edge/edge.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { RenameSupplyDocument } from "../generated/supplies.ts";

const renamed = z.object({ id, nickname: optionalText });

/** Renames a supply. Resolves to the stored name. */
export async function renameSupply(supplyId: string, name: string): Promise<string | null> {
  return parse(renamed, (await query(RenameSupplyDocument, { id: supplyId, name: name.trim() })).updateSupply, "supply").nickname;
}
