import type { spendingMessages } from "../../bills/spendingMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `spendingMessages`. */
export const words: WordsOf<typeof spendingMessages> = {
  loading: "Wir suchen Ihre Rechnungen",
  failedTitle: "Ihre Rechnungen sind nicht angekommen",
  noneTitle: "Keine Rechnungen in diesem Zeitraum",
  noneText: "Sobald eine Rechnung kommt, sehen Sie hier, was Sie ausgeben.",
  chart: "Ausgaben {year} in Euro, Monat für Monat: {name}",
  bills: "Rechnungen",
  billsDetail: "Betrag nach Tagen",
  total: "Summe",
  coming: "folgt",
  noBill: "keine Rechnung",
  excluded: "ausgenommen",
  whole: "Ganzes Jahr {year}",
  note: "Eine Rechnung über mehrere Monate wird nach Tagen auf sie verteilt. Gutschriften sind abgezogen.",
  uncountedOne: "Eine Rechnung ohne Datum oder Betrag ist nicht gezählt.",
  uncountedOther: "{count} Rechnungen ohne Datum oder Betrag sind nicht gezählt.",
  nextTitle: "Ihre nächste Rechnung",
  nextRange: "Zwischen {least} und {most}",
  nextPeriod: "für die Tage vom {from} bis zum {to}",
  nextAccuracy: "Bei Ihren letzten {bills} Rechnungen lag die Schätzung im Mittel um {mean} daneben, höchstens um {most}.",
  nextRead: "Grundlage sind die Ablesungen bis zum {day}, der Verbrauch derselben Tage vor einem Jahr und die Preise der letzten Rechnung.",
  nextUnread:
    "Grundlage sind der Verbrauch derselben Tage vor einem Jahr, weil für diesen Zeitraum noch Ablesungen fehlen, und die Preise der letzten Rechnung.",
  nextNone:
    "Wir geben keine Schätzung: Nötig sind mindestens vier Rechnungen zum Prüfen, mit Ablesungen des Vorjahres und einem Fehler unter 40 %.",
  nextFailed:
    "Die Ablesungen sind nicht angekommen, und die Schätzung fehlt. Es liegt an uns oder an der Verbindung. Versuchen Sie es später wieder.",
  yearsSummary: "Jahr für Jahr, alle Lieferungen",
  yearsChart: "Ausgaben in Euro, Jahr für Jahr",
  yearsAll: "Von {from} bis {to}",
  year: "Jahr",
  yearPart: "{year} ({months} Monate)",
  yearPartOne: "{year} (1 Monat)",
  otherSupplies: "Andere Lieferungen",
  noSupply: "Ohne Lieferung",
  supply: "Lieferung",
  export: "Herunterladen",
  exportOf: "Ausgaben Jahr für Jahr herunterladen",
  exportTitle: "Ausgaben Jahr für Jahr",
  exportAmount: "Ausgaben ({currency})",
  exportMonths: "Monate mit Rechnung",
};
