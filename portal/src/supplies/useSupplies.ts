import { fetchSupplies } from "../api/supplies.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import type { Supply } from "./supply.ts";

export const useSupplies = (): Load<Supply[]> =>
  toLoad(
    usePrivate("supplies", (customerId, _query, signal) => fetchSupplies(customerId, signal)),
    (supplies) => supplies.length === 0,
  );
