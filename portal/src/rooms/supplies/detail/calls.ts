import * as z from "zod/mini";
import { id, optionalText, parse } from "../../../platform/edge/edge.ts";
import { isEmptyList, privateQuery } from "../../../platform/query/privateQuery.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { RenameSupplyDocument, SupplyDetailsDocument } from "../generated/supplies.ts";
import { type DetailedSupply, parseSupplyDetails } from "./supplyDetail.ts";

/** Fetches the customer's supplies with all their data. */
export const fetchSupplyDetails = async (customerId: string, signal?: AbortSignal): Promise<DetailedSupply[]> =>
  parseSupplyDetails((await query(SupplyDetailsDocument, { customerId }, { signal })).allSupplies);

const renamed = z.object({ id, nickname: optionalText });

/** Renames a supply. Resolves to the stored name. */
export async function renameSupply(supplyId: string, name: string): Promise<string | null> {
  return parse(renamed, (await query(RenameSupplyDocument, { id: supplyId, name: name.trim() })).updateSupply, "supply").nickname;
}

export const supplyDetailsQuery = privateQuery("supplyDetails", fetchSupplyDetails, isEmptyList);
