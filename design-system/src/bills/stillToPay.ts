import type { Bill } from "./bill.ts";
import { isOfSupply } from "./billsOfSupply.ts";
import { toPay } from "./openBills.ts";
import { stateOf } from "./stateOf.ts";

/** Open bills of one supply after a change of its payment method: they were issued before it, so they are paid as before. */
export interface StillOpen {
  /** Bills that the customer pays, in the order of their due dates. */
  due: readonly Bill[];
  /** True if others are still debited as before. */
  debited: boolean;
}

/**
 * Picks the open bills of a supply, also those of which only a part is its own.
 * @param bills all open bills of the customer
 * @param today today in Rome
 */
export function stillOpen(bills: readonly Bill[], supplyCode: string, today: string): StillOpen {
  const own = bills.filter((bill) => isOfSupply(bill, supplyCode));
  return { due: toPay(own, today), debited: own.some((bill) => stateOf(bill, today).payer === "debit") };
}
