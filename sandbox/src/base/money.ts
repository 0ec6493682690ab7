import type { Schemas } from "./contract.ts";

/** An amount as the contract writes it: a number, or a text with a decimal comma. */
export type Amount = Schemas["Amount"];

const thousands = /^-?[1-9]\d{0,2}(\.\d{3}){1,4}(,\d+)?$/;
const bare = /^-?\d{1,15}([.,]\d+)?$/;

/** Euros of a text, "12,3", "1.234,56" or "12.34"; not a number for any other. */
function eurosOfText(text: string): number {
  if (thousands.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return bare.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** Euros of a wire amount; null if it cannot be read. */
export function euros(amount: Amount | undefined): number | null {
  const value = typeof amount === "string" ? eurosOfText(amount.trim()) : amount;
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}

/** Cents of euros. */
export const cents = (amount: number): number => Math.round(amount * 100);
