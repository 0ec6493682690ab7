import { parseRows } from "../../platform/edge/edge.ts";
import { isEmptyList, privateQuery } from "../../platform/query/privateQuery.ts";
import { query } from "../../platform/wire/graphql.ts";
import { SuppliesDocument } from "./generated/supplies.ts";
import { type Supply, supply } from "./supply.ts";

export const fetchSupplies = async (customerId: string, signal?: AbortSignal): Promise<Supply[]> =>
  parseRows(supply, (await query(SuppliesDocument, { customerId }, { signal })).allSupplies, "supplies");

export const suppliesQuery = privateQuery("supplies", fetchSupplies, isEmptyList);
