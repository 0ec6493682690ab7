import * as z from "zod/mini";
import { type Supply, type SupplyStatus, supplyStatuses } from "../supplies/supply.ts";
import { commodityOf } from "./commodityCodes.ts";
import { id, optionalText, parseRows } from "./edge.ts";
import { query } from "./graphql.ts";

const fields = "id supplyCode type pod pdr status address nickname contractNumber";
const allSupplies = `query Supplies($customerId: ID!) { allSupplies(customerId: $customerId) { ${fields} } }`;

export const statusOf = (status: string | null): SupplyStatus =>
  status === "UnderProcessig" ? "UnderProcessing" : (supplyStatuses.find((known) => known === status) ?? "unknown");

const supply = z.pipe(
  z.object({
    id,
    supplyCode: optionalText,
    type: optionalText,
    pod: optionalText,
    pdr: optionalText,
    status: optionalText,
    address: optionalText,
    nickname: optionalText,
    contractNumber: optionalText,
  }),
  z.transform(({ type, status, ...rest }): Supply => ({ ...rest, commodity: commodityOf(type), status: statusOf(status) })),
);

export const fetchSupplies = async (customerId: string): Promise<Supply[]> =>
  parseRows(supply, (await query(allSupplies, { customerId }))["allSupplies"], "supplies");
