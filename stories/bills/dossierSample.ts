import type { DossierParts } from "@favilla/design-system/bills/dossierFacts.ts";
import { bills, supplies } from "./pageSample.tsx";

const [first] = bills;
const [found] = supplies;
if (!first || !found) throw new Error("The sample has no bill.");
export const supply = found;

/** A bill with all that its file tells. */
export const bill = { ...first, paymentType: "Bollettino", paymentId: "300000000000000026", supplyAmount: 63.19 };

/** Data of the file about the bill, which could all be read. */
export const parts: DossierParts = {
  customer: { name: "Giulia Esempio", number: "C-100001", fiscalCode: "SMPGLI80A41A944I" },
  readings: [{ supply, rows: [] }],
  others: {
    bills: [
      { ...bill, id: 90, number: "1010001", periodFrom: "2026-07-01", periodTo: "2026-08-31", emissionDate: "2026-09-03", totalAmount: 60 },
    ],
    complete: true,
  },
  complaints: [
    {
      number: "R-2026-000001",
      kind: "Correzione di una bolletta",
      events: [
        { title: "Ricevuto", date: "2026-11-10" },
        { title: "Accolto in parte", date: "2026-11-18" },
      ],
      notes: [],
      copy: "Nome e cognome: Giulia Esempio\nBolletta: 1045231\n\nHo già pagato 72,19 €.",
      asked: null,
      answer: "Gentile Giulia, abbiamo corretto la lettura.",
    },
  ],
};
