import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import * as z from "zod/mini";
import { id, optionalText, parse } from "../../../platform/edge/edge.ts";
import { write } from "../../../platform/wire/write.ts";
import { RenameSupplyDocument } from "../generated/supplies.ts";

const renamedSchema = z.object({ id, nickname: optionalText });

/** Renames a supply. Resolves to the stored name. */
export function renameSupply(supplyId: SupplyId, name: string): Promise<string | null> {
  const sent = { id: supplyId, name: name.trim() };
  return write(RenameSupplyDocument, sent, {
    read: ({ updateSupply }) => parse(renamedSchema, updateSupply, "supply").nickname,
    present: () => sent.name,
  });
}
