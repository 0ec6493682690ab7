const perSupply = 36;
const cap = 60;

/** Returns the number of bills per request: 36 per supply, at most 60 (BL-07), and 0 without supplies. */
export const pageSizeFor = (supplies: number): number => Math.min(supplies * perSupply, cap);
