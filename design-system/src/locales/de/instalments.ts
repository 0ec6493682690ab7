import type { instalmentsMessages } from "../../bills/instalmentsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `instalmentsMessages`. */
export const words: WordsOf<typeof instalmentsMessages> = {
  description: "Wählen Sie die Zahl der Raten: Vor dem Senden sehen Sie Beträge und Termine.",
  count: "Anzahl der Raten",
  rates: "{count} Raten",
  each: "Zu {amount}",
  plan: "Ihr Plan",
  rate: "Rate {number}",
  total: "Insgesamt",
  firstOne: "Die erste ist in {count} Tag fällig, am {date}.",
  firstOther: "Die erste ist in {count} Tagen fällig, am {date}.",
  until: "Sie können bis zum {date} fragen.",
  ask: "Diesen Plan anfragen",
  sent: "Anfrage gesendet.",
  sentText: "Bis wir antworten, gilt die Fälligkeit der Rechnung.",
  follow: "Ihre Anfragen ansehen",
  InProgress: "Wir prüfen Ihre Anfrage",
  Accepted: "Plan angenommen",
  Refused: "Plan nicht angenommen",
  unknownState: "Wir wissen nicht, wie weit die Anfrage ist",
  call: "{phone} anrufen",
  refusedTitle: "Wir können sie nicht in Raten teilen",
  paid: "Es ist nichts mehr zu bezahlen.",
  inInstalments: "Sie ist schon in Raten geteilt.",
  tooLate: "Die Zeit dafür ist vorbei.",
  tooSmall: "Der Betrag ist zu niedrig.",
  unknownRefusal: "Rufen Sie uns an, um zu erfahren, warum.",
  changed: "Betrag oder Termine haben sich geändert: Prüfen Sie den Plan und senden Sie ihn noch einmal.",
  notReceived: "Die Anfrage ist nicht angekommen: Die Verbindung brach ab. Senden Sie sie noch einmal.",
  notKnown:
    "Wir wissen nicht, ob die Anfrage angekommen ist: Die Verbindung brach ab. Versuchen Sie es noch einmal: Wir erhalten sie nicht doppelt.",
  loading: "Wir laden die möglichen Raten",
  failureTitle: "Wir können die möglichen Raten nicht laden",
  planOf: "Rechnung {number}: {count} Raten, die erste am {date}.",
  toPlan: "Raten ansehen",
};
