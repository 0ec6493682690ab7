import { writeDateTime } from "@favilla/design-system/data/dates.ts";
import type { PaymentTermFacts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import type { PaymentTerm } from "../paymentTerm.ts";

/** Converts a payment term to the props of its summary. */
export const toSummary = (term: PaymentTerm, dateTimeFormat: string): PaymentTermFacts => ({
  mode: term.paymentMode,
  iban: term.iban?.code,
  ibanStatus: term.ibanStatus,
  booklet: term.booklet?.code,
  effectiveDate: term.effectiveDate,
  lastRequest: term.lastChangeRequestStatus && {
    status: term.lastChangeRequestStatus,
    date: term.lastChangeRequestDate,
    time: term.lastChangeRequestTime,
    when: writeDateTime(dateTimeFormat, term.lastChangeRequestDate, term.lastChangeRequestTime),
  },
  deliveryMode: term.deliveryMode,
  email: term.email.email,
  emailConfirmed: term.email.status,
  validatingSince: term.emailLinkSent,
  pec: term.email.pec,
  shipTo: term.shipTo,
  postalAddress: term.postal?.address,
});
