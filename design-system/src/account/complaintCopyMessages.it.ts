import { defineMessages } from "../theme/messages.ts";

/** Words of the copy of a complaint. */
export const complaintCopyMessages = defineMessages("complaintCopy", {
  day: "Giorno: {day}",
  name: "Nome e cognome: {name}",
  email: "E-mail: {email}",
  repliesTo: "Risposta alla pratica: {number}",
  supply: "Fornitura: {code}",
  bill: "Bolletta: {number}",
  reading: "Lettura: {reading}, {day}",
  attachment: "Allegato: {name}, {size} byte, SHA-256 {hash}",
});
