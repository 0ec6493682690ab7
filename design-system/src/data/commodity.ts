/** What a supply or a bill is for. "dual" is electricity and gas under one contract, "tv" the television licence fee. */
export const commodities = ["electricity", "gas", "dual", "tv", "services", "other"] as const;
export type Commodity = (typeof commodities)[number];

/** The commodity itself; one that is not known is "other". */
export const knownCommodity = (commodity: Commodity): Commodity => (commodities.includes(commodity) ? commodity : "other");
