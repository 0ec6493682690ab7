import type { supplyBillMessages } from "../../bills/supplyBillMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `supplyBillMessages`. */
export const words: WordsOf<typeof supplyBillMessages> = {
  loading: "Die letzte Rechnung wird geladen",
  howToPay: "So zahlen Sie",
  allBills: "Alle Rechnungen",
  none: "Noch keine",
  nonePaid: "Keine zu zahlen",
  oneUnpaid: "Eine zu zahlen",
  unpaid: "{count} zu zahlen",
  countAnd: "{count}, {open}",
};
