import type { Schemas } from "./contract.ts";

/** An amount as the contract writes it: a number, or a text with a decimal comma. */
export type Amount = Schemas["Amount"];

/** Euros of a wire amount; null if it cannot be read. */
export function euros(amount: Amount | undefined): number | null {
  const value = typeof amount === "string" ? Number.parseFloat(amount.replace(",", ".")) : amount;
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}

/** Cents of euros. */
export const cents = (amount: number): number => Math.round(amount * 100);
