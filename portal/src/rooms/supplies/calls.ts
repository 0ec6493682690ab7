import * as z from "zod/mini";
import { id, optionalText, parseRows } from "../../platform/edge/edge.ts";
import { query } from "../../platform/wire/graphql.ts";
import { commodityOf } from "./commodityCodes.ts";
import { SuppliesDocument } from "./generated/supplies.ts";
import { type SupplyStatus, supplyStatuses } from "./supply.ts";

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
  z.transform(({ type, status, ...rest }) => ({ ...rest, commodity: commodityOf(type), status: statusOf(status) })),
);

/** A supply (AP-14). Dates are days in Rome, "YYYY-MM-DD"; null where there is none. */
export type Supply = z.infer<typeof supply>;

export const fetchSupplies = async (customerId: string, signal?: AbortSignal): Promise<Supply[]> =>
  parseRows(supply, (await query(SuppliesDocument, { customerId }, { signal })).allSupplies, "supplies");
