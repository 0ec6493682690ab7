import type { consumptionPageMessages } from "../../consumption/pageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `consumptionPageMessages`. */
export const words: WordsOf<typeof consumptionPageMessages> = {
  loading: "Ihre Lieferungen werden geladen",
  failed: "Wir können Ihre Lieferungen nicht laden",
  noneTitle: "Sie haben noch keinen Verbrauch",
  noneText: "Sobald eine Ihrer Lieferungen aktiv ist, sehen Sie hier, was Sie verbrauchen.",
  filter: "Zeitraum wählen: {period}, {name}",
  filterOn: "Gewählter Zeitraum: {period}, {name}. Aktive Filter: {count}",
  filterFailed: "Wir können die Filter nicht öffnen",
  downloadOf: "Herunterladen: {name}",
  downloadWhat: "Ablesungen herunterladen oder als Bild speichern",
  downloadReadings: "Ablesungen herunterladen",
  saveImagePng: "Als Bild speichern (.png)",
  saveImageSvg: "Als Bild speichern (.svg)",
  imageSource: "Daten des Verteilers",
  imageSourceOwn: "Daten des Verteilers und Ihre Selbstablesungen",
  downloading: "Ihre Datei wird vorbereitet…",
  downloadFailed: "Wir konnten die Datei nicht vorbereiten",
  downloadFailedText: "Es liegt an uns oder an der Verbindung, und Ihre Daten sind sicher: Versuchen Sie es wieder.",
  fileTitle: "Verbrauch {name} {period}",
  months: "{from}–{to} {year}",
  readings: "Die Ablesungen des Zeitraums",
  shown: "{name}: Verbrauch {period}",
  shownNone: "{name}: kein Verbrauch {period}",
  fromDistributor: "Verteiler",
  fromCustomer: "Ihre Selbstablesung",
  fromEstimate: "Schätzung bis zur Ablesung",
  latest: "{quantity} im {month}",
  latestVowel: "{quantity} im {month}",
  latestEstimated: "{latest}, geschätzt",
};
