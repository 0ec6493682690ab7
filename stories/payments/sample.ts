import type { PaymentTermFacts } from "@favilla/design-system/payments/PaymentSummary.tsx";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";

/** The creditor of the mandate. */
export const creditor = { name: "Favilla Energia S.p.A.", identifier: "IT00ZZZ0000000000000000" };

export const holder = "Giulia Esempio";
export const iban = "IT60X0542811101000000123456";
export const booklet = "1234567890128";

export const bankTerm: PaymentTermFacts = {
  mode: "Bank",
  iban,
  ibanStatus: "Active",
  effectiveDate: "2024-03-01",
  deliveryMode: "Email",
  email: "giulia@esempio.it",
  emailConfirmed: true,
  pec: null,
};

/** The same term as the servers have it. */
export const serverTerm: PaymentTerm = {
  id: "pt-1",
  supplyCode: "S-1",
  externalSupplyCode: "EXT-1",
  externalId: null,
  paymentMode: "Bank",
  deliveryMode: "Email",
  email: { email: "giulia@esempio.it", status: true, pec: null },
  emailLinkSent: null,
  iban: { code: iban },
  ibanStatus: "Active",
  booklet: null,
  shipTo: holder,
  postal: { address: "Via Fittizia 8, Bologna" },
  effectiveDate: "2024-03-01",
  lastChangeRequestDate: null,
  lastChangeRequestTime: null,
  lastChangeRequestStatus: null,
};

export const prefixes = [
  { value: "33", label: "+33 Francia" },
  { value: "39", label: "+39 Italia" },
  { value: "49", label: "+49 Germania" },
];
