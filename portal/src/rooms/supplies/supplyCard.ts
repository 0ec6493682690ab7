import type { SupplyCardProps } from "@favilla/design-system/supplies/SupplyCard.tsx";
import { addressBelowName, displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { supplyPath } from "./supplyPath.ts";

/** Converts a supply to its card's props. */
export const toSupplyCard = (supply: Supply) =>
  ({
    id: supply.id,
    commodity: supply.commodity,
    name: displayName(supply),
    address: addressBelowName(supply),
    status: supply.status,
    podOrPdr: supply.commodity === "gas" ? supply.pdr : supply.pod,
    href: supplyPath(supply.id),
  }) satisfies SupplyCardProps;
