import type { complaintPageMessages } from "../../account/complaintPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `complaintPageMessages`. */
export const words: WordsOf<typeof complaintPageMessages> = {
  description: "Schreiben Sie uns: Wir antworten schriftlich.",
  replyTo: "Antwort zum Vorgang {number}",
  notReceived: "Es ist nicht angekommen: Die Verbindung brach ab. Ihr Text ist noch hier: Senden Sie ihn noch einmal.",
  notKnown: "Wir wissen nicht, ob es angekommen ist: Die Verbindung brach ab. Versuchen Sie es noch einmal: Wir erhalten es nicht doppelt.",
  sent: "Eingegangen.",
  sentText: "Die Antwort geht an {email}.",
  sentTitle: "Vorgang {number}",
  number: "Nummer",
  receivedAt: "Eingegangen am",
  kind: "Was Sie gesendet haben",
  hash: "SHA-256-Prüfsumme der Kopie",
  copyTitle: "Kopie dessen, was Sie gesendet haben",
  saveCopy: "Kopie speichern",
  fileName: "beschwerde-{number}.txt",
  print: "Drucken",
  follow: "Vorgang verfolgen",
  loading: "Wir laden den Vorgang",
  failureTitle: "Wir können den Vorgang nicht laden",
  answerTitle: "Unsere Antwort",
  askedTitle: "Was wir brauchen",
  reply: "Antworten",
};
