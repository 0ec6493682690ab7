/** Kinds of a bill's lines: energy by quantity, the fixed part, taxes, levies such as the TV licence, anything else. */
export const billLineKinds = ["energy", "fixed", "tax", "levy", "other"] as const;
export type BillLineKind = (typeof billLineKinds)[number];
