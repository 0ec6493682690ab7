import type { typedMessages } from "../../forms/typedMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `typedMessages`. */
export const words: WordsOf<typeof typedMessages> = {
  amountFormat: "Geben Sie den Betrag in Ziffern ein, zum Beispiel 1.234,50.",
  amountDecimals: "Geben Sie höchstens zwei Ziffern nach dem Komma ein, zum Beispiel 12,50.",
  amountMin: "Geben Sie einen Betrag ab {min} ein.",
  amountMax: "Geben Sie einen Betrag bis {max} ein.",
  dateHint: "TT.MM.JJJJ",
  dateFormat: "Schreiben Sie das Datum wie 27.11.2026.",
  dateMonth: "Monate gehen von 01 bis 12: Schreiben Sie das Datum wie 27.11.2026.",
  dateDay: "Den Tag {day} gibt es nicht: {month} {year} hat {days} Tage.",
  dateYear: "Geben Sie ein Jahr ab 1900 mit vier Ziffern ein.",
  dateMin: "Geben Sie ein Datum ab dem {min} ein.",
  dateMax: "Geben Sie ein Datum bis zum {max} ein.",
  openPicker: "Kalender öffnen: {label}",
  calendarFailed:
    "Der Kalender ließ sich nicht öffnen. Schreiben Sie das Datum, oder prüfen Sie die Verbindung und versuchen Sie es wieder.",
  month: "Monat",
  year: "Jahr",
  monthMin: "Wählen Sie einen Monat ab {min}.",
  monthMax: "Wählen Sie einen Monat bis {max}.",
};
