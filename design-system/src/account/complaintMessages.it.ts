import { defineMessages } from "../theme/messages.ts";

/** Words of a complaint's kinds and of its progress. */
export const complaintMessages = defineMessages("complaints", {
  rectification: "Correzione di una bolletta",
  doubleBilling: "Due bollette per lo stesso periodo",
  complaint: "Reclamo",
  information: "Richiesta di informazioni",
  unknownKind: "Richiesta scritta",

  progress: "Avanzamento",
  progressOf: "Avanzamento: {number}",
  received: "Ricevuto",
  asked: "Ci serve altro da te",
  answerComing: "Risposta",
  answered: "Risposta inviata",
  accepted: "Accolto",
  partly: "Accolto in parte",
  refused: "Non accolto",
  conciliation: "Conciliazione",

  turnUs: "Tocca a noi.",
  turnYou: "Tocca a te: ci serve altro per rispondere.",
  answerBy: "Rispondiamo entro il {date}.",
  daysLeftOne: "Manca un giorno.",
  daysLeftOther: "Mancano {count} giorni.",
  lastDay: "Oggi è l’ultimo giorno.",
  lateOne: "Siamo in ritardo di un giorno.",
  lateOther: "Siamo in ritardo di {count} giorni.",
  answeredLateOne: "La risposta è arrivata con un giorno di ritardo.",
  answeredLateOther: "La risposta è arrivata con {count} giorni di ritardo.",
  indemnity: "Per il ritardo ti spetta un indennizzo di {amount}.",
  conciliationFrom: "Dopo la risposta, o dal {date} se non rispondiamo, puoi rivolgerti a: {name}.",
  conciliationAfter: "Dopo la risposta puoi rivolgerti a: {name}.",
  conciliationLate: "Non abbiamo ancora risposto: puoi rivolgerti a: {name}.",
  conciliationOpen: "Se non basta, puoi rivolgerti a: {name}.",
  toConciliation: "Vai alla conciliazione",
  source: "Da: {source}, controllato il {date}.",
});
