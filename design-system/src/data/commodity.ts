/**
 * The kinds of service that a supply or a bill is for. "dual" is electricity and gas under one contract, "tv" is the television licence
 * fee.
 */
export const commodities = ["electricity", "gas", "dual", "tv", "services", "other"] as const;
export type Commodity = (typeof commodities)[number];

/** Returns the commodity, or "other" if it is unknown. */
export const commodityOrOther = (commodity: Commodity): Commodity => (commodities.includes(commodity) ? commodity : "other");
