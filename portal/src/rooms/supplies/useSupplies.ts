import { type Load, toLoad } from "../../platform/loading/load.ts";
import { type PrivateQuery, usePrivate } from "../../platform/session/usePrivate.ts";
import { fetchSupplies } from "./calls.ts";
import type { Supply } from "./supply.ts";

export const suppliesQuery: PrivateQuery<Supply[]> = ["supplies", (customerId, _query, signal) => fetchSupplies(customerId, signal)];

export const useSupplies = (): Load<Supply[]> => toLoad(usePrivate(...suppliesQuery), (supplies) => supplies.length === 0);
