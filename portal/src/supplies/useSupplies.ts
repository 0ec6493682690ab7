import { fetchSupplies } from "../api/supplies.ts";
import { type Load, toLoad } from "../app/load.ts";
import { type Asked, usePrivate } from "../session/usePrivate.ts";
import type { Supply } from "./supply.ts";

export const askedSupplies: Asked<Supply[]> = ["supplies", (customerId, _query, signal) => fetchSupplies(customerId, signal)];

export const useSupplies = (): Load<Supply[]> => toLoad(usePrivate(...askedSupplies), (supplies) => supplies.length === 0);
