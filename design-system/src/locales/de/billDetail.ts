import type { billDetailMessages } from "../../bills/detailMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billDetailMessages`. */
export const words: WordsOf<typeof billDetailMessages> = {
  notPaid: "Ich habe nicht bezahlt",
  customer: "Kunde",
  customerNumber: "Kundennummer",
  pod: "POD",
  pdr: "PDR",
  lines: "Was Sie zahlen",
  readings: "Ablesungen",
};
