import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { billFigureMessages } from "@favilla/design-system/bills/figureMessages.it.ts";
import type { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import type { payWayMessages } from "../../../rooms/bills/pay/messages.it.ts";
import type { spendingMessages } from "../../../rooms/bills/spending/spendingMessages.it.ts";
import type { supplyBillMessages } from "@favilla/design-system/bills/supplyBillMessages.it.ts";
import type { billWhyMessages } from "@favilla/design-system/bills/whyPageMessages.it.ts";

/** German texts of `billFigureMessages`. */
export const billFigures: WordsOf<typeof billFigureMessages> = {
  retry: "Wieder versuchen",
  figureLoading: "Wir suchen die Ablesungen",
  figureFailed:
    "Die Ablesungen sind nicht angekommen. Es liegt an uns oder an der Verbindung. Die Rechnung ist sicher: Versuchen Sie es wieder.",
  figureNone: "Für diesen Zeitraum gibt es keine Ablesungen.",
};

/** German texts of `billsPageMessages`. */
export const billsPage: WordsOf<typeof billsPageMessages> = {
  list: "Ihre Rechnungen",
  lead: "Ihre Rechnungen, die dringendste zuerst.",
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

/** German texts of `payWayMessages`. */
export const payWay: WordsOf<typeof payWayMessages> = {
  loading: "Wir suchen die Rechnung…",
  addToCalendar: "In den Kalender",
  calendar: "Kalender",
  calendarFailed: "Kalender neu öffnen",
  calendarTitle: "Rechnung zahlen: {name}, {amount}",
  calendarPart: "Rate {number} von {count} der Rechnung zahlen: {name}, {amount}",
  calendarCode: "Zahlungscode (codice avviso)",
  calendarFile: "faelligkeit-{number}",
  noneTitle: "Diese Rechnung ist nicht zu zahlen",
  noneText:
    "Sie ist schon bezahlt, wird automatisch abgebucht oder ist ein Guthaben, oder der Link führt zu einer Rechnung, die nicht Ihre ist.",
};

/** German texts of `spendingMessages`. */
export const spending: WordsOf<typeof spendingMessages> = {
  loading: "Wir suchen Ihre Rechnungen",
  failedTitle: "Ihre Rechnungen sind nicht angekommen",
  noneTitle: "Keine Rechnungen in diesem Zeitraum",
  noneText: "Sobald eine Rechnung kommt, sehen Sie hier, was Sie ausgeben.",
  chart: "Ausgaben {year} in Euro, Monat für Monat: {name}",
  bills: "Rechnungen",
  billsDetail: "Betrag nach Tagen",
  total: "Summe",
  month: "€",
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
  exportAmount: "Ausgaben (€)",
  exportMonths: "Monate mit Rechnung",
};

/** German texts of `supplyBillMessages`. */
export const supplyBills: WordsOf<typeof supplyBillMessages> = {
  loading: "Die letzte Rechnung wird geladen",
  howToPay: "So zahlen Sie",
  allBills: "Alle Rechnungen",
  none: "Noch keine",
  nonePaid: "Keine zu zahlen",
  oneUnpaid: "Eine zu zahlen",
  unpaid: "{count} zu zahlen",
  countAnd: "{count}, {open}",
};

/** German texts of `billWhyMessages`. */
export const billWhy: WordsOf<typeof billWhyMessages> = {
  whyTitle: "Warum dieser Betrag",
  whyLoading: "Wir vergleichen die Rechnungen",
  whyFailed:
    "Der Vergleich ist nicht angekommen. Es liegt an uns oder an der Verbindung. Die Rechnungen sind sicher: Versuchen Sie es wieder.",
  whyNone: "Dieses Dokument lässt sich nicht mit anderen Rechnungen vergleichen.",
  retry: "Wieder versuchen",
};
