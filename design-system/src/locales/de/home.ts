import type { homeMessages } from "../../home/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `homeMessages`. */
export const words: WordsOf<typeof homeMessages> = {
  greeting: "Guten Tag, {name}",
  greetingNoName: "Guten Tag",
  loading: "Die Seite wird geladen",
  all: "Alle",
  nothingToPay: "Nichts zu zahlen",
  dueDates: "Fälligkeiten",
  allDueDates: "Alle Fälligkeiten",
  allDueDatesFailed: "Wir können nicht alle Fälligkeiten zeigen. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  latestBills: "Die letzten Rechnungen",
  allBills: "Alle Rechnungen",
  activeSuppliesOne: "Ihre Lieferung",
  activeSupplies: "Ihre Lieferungen",
  allSupplies: "Alle {count} aktiven Lieferungen",
  suppliesFailed: "Wir können die Lieferungen nicht laden",
  noSuppliesTitle: "Keine aktive Lieferung",
  noSuppliesText: "Wenn eine Strom- oder Gaslieferung aktiv ist, finden Sie sie hier.",
  estimated: "geschätzt",
  year: "Verbrauch: {name}",
  allYear: "Mehr",
  allYearName: "Der ganze Verbrauch",
  yearFailed: "Wir können den Verbrauch nicht laden",
  yearNone: "In diesem Jahr gibt es noch keinen Verbrauch.",
};
