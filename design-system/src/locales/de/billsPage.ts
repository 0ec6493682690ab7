import type { billsPageMessages } from "../../bills/pageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billsPageMessages`. */
export const words: WordsOf<typeof billsPageMessages> = {
  list: "Ihre Rechnungen",
  chosen: "Die gewählte Rechnung",
  statement: "Kontoauszug",
  filterFailed: "Wir können die Filter nicht öffnen",
  countOne: "Eine insgesamt",
  countOther: "{count} insgesamt",
  matchOne: "Eine gefunden",
  matchOther: "{count} gefunden",
  foundOne: "Eine Rechnung gefunden",
  foundOther: "{count} Rechnungen gefunden",
  nothingFoundTitle: "Keine Rechnungen mit diesen Filtern",
  nothingFoundText: "Ändern Sie die Filter oder entfernen Sie alle.",
  nothingChosenTitle: "Wählen Sie, was Sie sehen möchten",
  nothingChosenText: "In den Filtern haben Sie keinen Status, keine Art der Lieferung oder keine Zahlungsart gewählt.",
  clearFilters: "Filter entfernen",
  moreFailed:
    "Die anderen Rechnungen sind nicht angekommen. Es liegt an uns oder an der Verbindung. Sie sind sicher: Versuchen Sie es wieder.",
  opening: "Wir suchen Ihre Rechnung…",
  notFoundTitle: "Wir finden diese Rechnung nicht",
  notFoundText: "Der Link führt zu einer Rechnung, die es nicht gibt oder die nicht Ihre ist. Suchen Sie sie unter allen anderen.",
  notFoundConfirm: "Alle Rechnungen ansehen",
  openFailed: "Wir können die Rechnung nicht öffnen",
};
