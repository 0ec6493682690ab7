/** Edges to which something is aligned, in the direction of reading. */
export const aligns = ["start", "end"] as const;
export type Align = (typeof aligns)[number];
