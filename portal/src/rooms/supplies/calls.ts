import type { DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { isEmptyList, privateQuery } from "../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../platform/session/customerId.ts";
import { query } from "../../platform/wire/graphql.ts";
import { SuppliesDocument } from "./generated/supplies.ts";
import { parseSupplies } from "./supplyDetail.ts";

/** Fetches the customer's supplies with all their data. */
export const fetchSupplies = async (customerId: CustomerId, signal?: AbortSignal): Promise<DetailedSupply[]> =>
  parseSupplies((await query(SuppliesDocument, { customerId }, { signal })).allSupplies);

/** The customer's supplies: for every page that names one, and for the pages of one. */
export const suppliesQuery = privateQuery("supplies", fetchSupplies, isEmptyList);
