/** What a supply or a bill is for. "dual" is electricity and gas under one contract, "tv" the television licence fee. */
export const commodities = ["electricity", "gas", "dual", "tv", "services", "other"] as const;
export type Commodity = (typeof commodities)[number];
