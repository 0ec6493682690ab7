import type { SupplyCardProps } from "@favilla/design-system/supplies/SupplyCard.tsx";
import { displayName, type Supply } from "./supply.ts";
import { supplyPath } from "./supplyPath.ts";

/** Converts a supply to its card's props. */
export const toSupplyCard = (supply: Supply) =>
  ({
    id: supply.id,
    commodity: supply.commodity,
    name: displayName(supply),
    address: supply.address,
    status: supply.status,
    podOrPdr: supply.commodity === "gas" ? supply.pdr : supply.pod,
    href: supplyPath(supply.id),
  }) satisfies SupplyCardProps;
