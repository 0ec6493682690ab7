import { defineMessages } from "../theme/messages.ts";

/** Words of the pages of complaints. */
export const complaintPageMessages = defineMessages("complaintPage", {
  description: "Scrivici: ti rispondiamo per iscritto.",
  replyTo: "Rispondi alla pratica {number}",
  notReceived: "Non è arrivato: la connessione si è interrotta. Quello che hai scritto è ancora qui: invialo di nuovo.",
  notKnown: "Non sappiamo se è arrivato: la connessione si è interrotta. Riprova: non lo riceviamo due volte.",
  sent: "Ricevuto.",
  sentText: "La risposta arriva a {email}.",
  sentTitle: "Pratica {number}",
  number: "Numero",
  receivedAt: "Ricevuto il",
  kind: "Che cosa hai inviato",
  hash: "Impronta SHA-256 della copia",
  copyTitle: "Copia di quanto hai inviato",
  saveCopy: "Salva la copia",
  fileName: "reclamo-{number}.txt",
  print: "Stampa",
  follow: "Segui la pratica",
  loading: "Stiamo caricando la pratica",
  failureTitle: "Non riusciamo a caricare la pratica",
  answerTitle: "La nostra risposta",
  askedTitle: "Che cosa ci serve",
  reply: "Rispondi",
});
