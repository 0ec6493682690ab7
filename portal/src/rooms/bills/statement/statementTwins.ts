import { twinsOf } from "@favilla/design-system/bills/twins.ts";
import { isCreditNote } from "../billCodes.ts";
import { ofPeriod } from "@favilla/design-system/bills/sharedPeriods.ts";
import { stateOfBalance } from "./openDocuments.ts";
import type { AccountBalance } from "./statement.ts";

/** The bills of so many supplies are read; a customer with more has the callouts of the cards. */
const mostSupplies = 5;

/**
 * Returns the codes of the supplies that seem to have several documents for one period, one of them to be paid by the customer. A document has
 * no lines, so that only its bill tells whether it recalculates (BL-59): the bills of these supplies have the last word.
 * @param today today in Rome
 */
export function suppliesWithTwins(documents: readonly AccountBalance[], today: string): readonly string[] {
  const periods = documents.map((document) => {
    const state = stateOfBalance(document, today);
    return {
      ...ofPeriod(document, { state, total: document.amount, creditNote: isCreditNote(document.documentType) }),
      payer: state.payer,
    };
  });
  const twins = twinsOf(periods);
  const codes = periods.flatMap(({ id, payer, supplyCode }) => (payer === "customer" && twins.has(id) && supplyCode ? [supplyCode] : []));
  return [...new Set(codes)].slice(0, mostSupplies);
}
