import type { Complaint } from "@favilla/design-system/account/complaint.ts";
import type { ComplaintRules } from "@favilla/design-system/account/complaintRules.ts";

/** Rules of an invented resolution. */
export const complaintRules: ComplaintRules = {
  source: "delibera di esempio 1/2026",
  checked: "2026-11-02",
  days: { complaint: 30, information: 30, rectification: 60, rectificationFourMonthly: 90, doubleBilling: 15 },
  indemnity: {
    kinds: ["complaint", "rectification", "doubleBilling"],
    steps: [
      { late: 1, euros: 25 },
      { late: 31, euros: 50 },
    ],
  },
  conciliation: { after: 40, name: "Servizio di conciliazione di esempio", href: "#conciliazione" },
};

/** A correction of a bill that arrived twenty days ago. */
export const sampleComplaint: Complaint = {
  id: "cr-1",
  number: "R-2026-000141",
  kind: "rectification",
  receivedOn: "2026-10-31",
  receivedAt: { date: "2026-10-31", time: "10:42" },
  fourMonthly: false,
  bill: { year: "2026", number: "1137491" },
  asked: null,
  answer: null,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  copy: "Correzione di una bolletta\nGiorno: 31 ottobre 2026\nNome e cognome: Alba Alta\nE-mail: alba@esempio.it\nFornitura: IT001E00000001\nBolletta: 1137491\n\nLa bolletta conta 400 kWh, il contatore ne segna 120.\n",
};

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];

export const pdfFile = (): File => new File([new Uint8Array(pdf)], "bolletta.pdf", { type: "application/pdf" });
/** A picture whose name says that it is a PDF. */
export const lyingFile = (): File => new File([new Uint8Array(jpeg)], "lettura.pdf", { type: "application/pdf" });
