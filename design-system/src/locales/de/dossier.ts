import type { dossierMessages } from "../../bills/dossierMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `dossierMessages`. */
export const words: WordsOf<typeof dossierMessages> = {
  title: "Unterlagen zur Rechnung Nr. {year} / {number}",
  fileName: "unterlagen-{year}-{number}.html",
  made: "Erstellt am {date}.",
  hidden: "Namen, Beträge und Codes sind verborgen.",
  missingTitle: "Zu ergänzen",
  missing: "{part}: Wir konnten diese Daten nicht lesen. Das liegt an uns oder an der Verbindung: Versuchen Sie es im Portal noch einmal.",
  customer: "Daten des Kunden",
  readings: "Zählerstände",
  readUntil: "Bis wann Sie einen Zählerstand senden können",
  earlier: "Frühere Rechnungen",
  complaints: "Beschwerden",
  bill: "Die Rechnung",
  number: "Rechnung",
  issued: "Ausgestellt am",
  status: "Status",
  supply: "Lieferung",
  item: "Posten",
  quantity: "Menge und Preis",
  amount: "Betrag",
  noLines: "Diese Rechnung führt ihre Posten nicht auf.",
  rate: "Rate",
  earlierNone: "In den zwölf Monaten davor gibt es keine anderen Rechnungen dieser Lieferung.",
  complaintsNone: "Zu dieser Rechnung gibt es keine Beschwerden.",
  complaint: "Vorgang {number}",
  sent: "Was Sie gesendet haben",
  asked: "Was wir brauchen",
  answer: "Unsere Antwort",
};
