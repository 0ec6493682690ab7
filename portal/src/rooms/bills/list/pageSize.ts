const perSupply = 36;
const cap = 60;

/** How many bills a call asks for: 36 for each supply, at most 60 (BL-07); none without a supply. */
export const pageSizeFor = (supplies: number): number => Math.min(supplies * perSupply, cap);
