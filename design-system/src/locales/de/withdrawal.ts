import type { withdrawalMessages } from "../../supplies/withdrawalMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `withdrawalMessages`. The words of the two buttons are those of § 356a BGB. */
export const words: WordsOf<typeof withdrawalMessages> = {
  title: "Es sich anders überlegen",
  until: "Sie können diesen Vertrag bis {date} widerrufen: {distance}.",
  over: "Die Frist für den Widerruf dieses Vertrags ist am {date} abgelaufen.",
  open: "Vertrag widerrufen",
  declaration: "Mit der Bestätigung teilen Sie uns mit, dass Sie diesen Vertrag widerrufen.",
  name: "Name",
  nameRequired: "Schreiben Sie den Namen.",
  nameTooLong: "Der Name ist zu lang: Prüfen Sie ihn.",
  number: "Vertragsnummer",
  email: "E-Mail für den Beleg",
  emailRequired: "Schreiben Sie die E-Mail-Adresse.",
  emailTooLong: "Die Adresse ist zu lang: Prüfen Sie sie.",
  emailCharacters: "Die Adresse hat Leerzeichen oder Buchstaben mit Akzent: Prüfen Sie sie.",
  emailInvalid: "Schreiben Sie eine Adresse wie name@beispiel.de.",
  confirm: "Widerruf bestätigen",
  cancel: "Abbrechen",
  sent: "Widerruf eingegangen.",
  sentText: "Den Beleg finden Sie unten.",
  receiptTitle: "Beleg des Widerrufs",
  receivedAt: "Eingegangen am",
  sentTo: "Beleg gesendet an",
  save: "Beleg speichern",
  fileName: "widerruf-{number}.txt",
  follow: "Ihre Anfragen ansehen",
  notReceived: "Der Widerruf ist nicht angekommen: Die Verbindung wurde unterbrochen. Bestätigen Sie ihn noch einmal.",
  notKnown:
    "Wir wissen nicht, ob der Widerruf angekommen ist: Die Verbindung wurde unterbrochen. Versuchen Sie es noch einmal: Wir erhalten ihn nicht zweimal.",
};
