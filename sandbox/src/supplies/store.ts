import type { DatabaseSync } from "node:sqlite";

/** Tells whether a supply belongs to a customer. */
export function ownsSupply(database: DatabaseSync) {
  const find = database.prepare("SELECT 1 FROM supplies WHERE customer = ? AND code = ?");
  return (customer: string, supplyCode: string): boolean => find.get(customer, supplyCode) !== undefined;
}
