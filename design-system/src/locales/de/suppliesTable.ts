import type { suppliesTableMessages } from "../../bills/suppliesTableMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `suppliesTableMessages`. */
export const words: WordsOf<typeof suppliesTableMessages> = {
  name: "Name",
  address: "Adresse",
  kind: "Art",
  code: "POD oder PDR",
  lastMonth: "Letzter Monat",
  lastBill: "Letzte Rechnung",
  number: "Nummer",
  sumOne: "Letzte Rechnung der gefundenen Lieferung:",
  sumOther: "Letzte Rechnungen der {count} gefundenen Lieferungen:",
  sumAllOther: "Letzte Rechnungen der {count} Lieferungen:",
  billOne: "Eine Rechnung, {sum}",
  billOther: "{count} Rechnungen, {sum}",
  csv: "CSV",
  csvName: "CSV der ausgewählten Zeilen",
  billsLoading: "Die letzten Rechnungen werden geladen",
  billsFailed: "Die letzten Rechnungen fehlen. Es liegt an uns. Alle Lieferungen sind da: Versuchen Sie es wieder.",
};
