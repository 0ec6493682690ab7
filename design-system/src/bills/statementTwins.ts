import type { AccountBalance } from "./accountBalance.ts";
import { stateOfBalance } from "./openDocuments.ts";
import { twinsOf } from "./twins.ts";

/** The bills of so many supplies are read; a customer with more has the callouts of the cards. */
const mostSupplies = 5;

/**
 * Returns the codes of the supplies that seem to have several documents for one period, one of them to be paid by the customer. A document has
 * no lines, so that only its bill tells whether it recalculates (BL-59): the bills of these supplies have the last word.
 * @param today today in Rome
 */
export function suppliesWithTwins(documents: readonly AccountBalance[], today: string): readonly string[] {
  const state = (document: AccountBalance) => stateOfBalance(document, today);
  const periods = documents.map((document) => ({ ...document, totalAmount: document.amount }));
  const twins = twinsOf(periods, state);
  const codes = documents.flatMap((document) => {
    const { id, supplyCode } = document;
    return supplyCode && twins.has(id) && state(document).payer === "customer" ? [supplyCode] : [];
  });
  return [...new Set(codes)].slice(0, mostSupplies);
}
