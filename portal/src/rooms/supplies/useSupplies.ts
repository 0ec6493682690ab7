import { type Load, toLoad } from "../../platform/loading/load.ts";
import { type Asked, usePrivate } from "../../platform/session/usePrivate.ts";
import { fetchSupplies } from "./calls.ts";
import type { Supply } from "./supply.ts";

export const askedSupplies: Asked<Supply[]> = ["supplies", (customerId, _query, signal) => fetchSupplies(customerId, signal)];

export const useSupplies = (): Load<Supply[]> => toLoad(usePrivate(...askedSupplies), (supplies) => supplies.length === 0);
