import type { complaintCopyMessages } from "../../account/complaintCopyMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `complaintCopyMessages`. */
export const words: WordsOf<typeof complaintCopyMessages> = {
  day: "Tag: {day}",
  name: "Name: {name}",
  email: "E-Mail: {email}",
  repliesTo: "Antwort zum Vorgang: {number}",
  supply: "Lieferung: {code}",
  bill: "Rechnung: {number}",
  reading: "Zählerstand: {reading}, {day}",
  attachment: "Anhang: {name}, {size} Byte, SHA-256 {hash}",
};
