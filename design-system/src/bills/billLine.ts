import type { Cents, Euros } from "../data/kinds.ts";

/** Kinds of a bill's lines: energy by quantity, the fixed part, taxes, levies such as the TV licence, anything else. */
export const billLineKinds = ["energy", "fixed", "tax", "levy", "other"] as const;
export type BillLineKind = (typeof billLineKinds)[number];

/** A line of a bill as far as the server tells it: quantity times unit price, or only its amount. */
export interface CountedLine {
  kind: BillLineKind;
  /** Text of the server: "Canone TV (rate 9 e 10 di 10)". */
  label?: string | null | undefined;
  /** Euros. */
  amount: number | null;
  quantity?: number | null | undefined;
  /** Unit of the quantity: kWh, Smc, giorni. */
  unit?: string | null | undefined;
  /** Euros per unit, unrounded. */
  unitPrice?: number | null | undefined;
}

/** The unit of the fixed part that counts days. */
export const dayUnit = "giorni";

/** Returns euros in whole cents, or null for a value that is missing or too large for exact sums. */
export function toCents(euros: Euros | null | undefined): Cents | null {
  const cents = Math.round((euros ?? Number.NaN) * 100);
  // Adding zero turns -0 into 0.
  return Number.isSafeInteger(cents) && Math.abs(cents) < 1e13 ? cents + 0 : null;
}

/** Returns the sum of the known amounts of some lines, in cents. */
export const sumCents = (lines: readonly CountedLine[]): Cents => lines.reduce((sum, { amount }) => sum + (toCents(amount) ?? 0), 0);

/** Italian words of the servers' texts for a line about an earlier period: "Ricalcolo maggio", "Conguaglio", "Storno". */
const recalculationWords = /ricalcol|conguagli|storn|rettific/i;

/** Tells whether the server's text of a line says that it is about an earlier period. */
export const saysRecalculation = (text: string | null | undefined): boolean => recalculationWords.test(text ?? "");
