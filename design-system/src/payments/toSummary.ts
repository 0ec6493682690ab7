import { momentToday } from "../data/momentToday.ts";
import type { PaymentTermFacts } from "./PaymentSummary.tsx";
import type { PaymentTerm } from "./term.ts";

/**
 * Converts a payment term to the props of its summary.
 * @param today today in Rome
 */
export const toSummary = (term: PaymentTerm, dateTimeFormat: string, today: string): PaymentTermFacts => ({
  mode: term.paymentMode,
  iban: term.iban?.code,
  ibanStatus: term.ibanStatus,
  booklet: term.booklet?.code,
  effectiveDate: term.effectiveDate,
  lastRequest: term.lastChangeRequestStatus && {
    status: term.lastChangeRequestStatus,
    date: term.lastChangeRequestDate,
    when: momentToday(dateTimeFormat, term.lastChangeRequestDate, term.lastChangeRequestTime, today),
  },
  deliveryMode: term.deliveryMode,
  email: term.email.email,
  emailConfirmed: term.email.status,
  validatingSince: term.emailLinkSent,
  pec: term.email.pec,
  shipTo: term.shipTo,
  postalAddress: term.postal?.address,
});
