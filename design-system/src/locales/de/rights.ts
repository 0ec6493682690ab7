import type { rightsMessages } from "../../bills/rightsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `rightsMessages`. */
export const words: WordsOf<typeof rightsMessages> = {
  title: "Ihre Rechte zu dieser Rechnung",
  anomalyTitle: "Sie ist viel höher als üblich",
  anomalyMean:
    "Sie beträgt {total}. Der Durchschnitt der Rechnungen der 12 Monate davor ist {amount}: Über {threshold} können Sie eine Prüfung verlangen.",
  anomalyHighest: "Sie beträgt {total}. Die höchste der 12 Monate davor betrug {amount}: Ab {threshold} können Sie eine Prüfung verlangen.",
  anomalyReadings: "Sie berechnet {billed}, nach Ihren gesendeten Zählerständen sind es etwa {read}: Sie können eine Prüfung verlangen.",
  meanBefore: "Durchschnitt von 12 Monaten",
  highestBefore: "Die höchste von 12 Monaten",
  readingsBefore: "Nach Ihren gesendeten Zählerständen etwa",
  thisBill: "Diese Rechnung",
  limitLine: "Der Strich zeigt {threshold}.",
  checkAbove: "Über {threshold} können Sie eine Prüfung verlangen.",
  checkFrom: "Ab {threshold} können Sie eine Prüfung verlangen.",
  checkReadings: "Sie können eine Prüfung verlangen.",
  keepsSupply: "Bis zu unserer Antwort wird die Lieferung nicht unterbrochen.",
  instalmentsTitle: "Sie können sie in Raten zahlen",
  instalmentsText: "Sie rechnet frühere Zeiträume neu ab und ist viel höher als üblich: Sie können {total} in Raten zahlen.",
  estimateTitle: "Ein Zählerstand berichtigt die Schätzung",
  estimateText: "{quantity} dieser Rechnung sind geschätzt. Mit einem Zählerstand zahlen Sie, was Sie wirklich verbraucht haben.",
  oldUseTitle: "Sie berechnet alten Verbrauch",
  oldUseText: "Die Rechnung beginnt am {from}. Für den Verbrauch vor dem {before} können Sie verlangen, nicht zu zahlen.",
  samePeriodTitle: "{bills} Rechnungen für denselben Zeitraum",
  samePeriodText: "Eine kann die andere berichtigen: Fragen Sie, welche gilt. Wir antworten innerhalb von {answer} Tagen.",
  until: "Sie haben Zeit bis zum {date}.",
  untilSoon: "Sie haben Zeit bis zum {date}, {distance}.",
  lastDay: "Heute ist der letzte Tag.",
  complain: "Prüfung verlangen",
  askInstalments: "Raten verlangen",
  sendReading: "Zählerstand senden",
  call: "{phone} anrufen",
  source: "Quelle: {source}, geprüft am {date}.",
};
