import type { billDataMessages } from "../../bills/billDataMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billDataMessages`. */
export const words: WordsOf<typeof billDataMessages> = {
  title: "Angaben zur Rechnung",
  fiscalCode: "Steuernummer (codice fiscale)",
  ofSupply: "{label} von {name}",
  address: "Adresse der Lieferung",
  contract: "Vertrag",
  period: "Zeitraum",
  periodDays: "vom {from} bis zum {to}",
  due: "Fällig am",
  paid: "Bezahlt am",
  method: "Zahlungsart",
  bank: "SEPA-Lastschrift",
  booklet: "Abbuchung vom Postsparbuch",
  postal: "Posterlagschein",
};
