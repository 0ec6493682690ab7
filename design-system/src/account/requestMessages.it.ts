import { defineMessages } from "../theme/messages.ts";

export const requestMessages = defineMessages("requests", {
  PaymentChange: "Metodo di pagamento",
  BillingAddressChange: "Indirizzo delle bollette",
  CadastralChange: "Dati catastali",
  Complaint: "Reclamo o richiesta scritta",
  InstalmentPlan: "Pagamento a rate",
  Withdrawal: "Recesso dal contratto",
  unknownType: "Richiesta",

  toYou: "Tocca a te",
  toUs: "Tocca a noi",
  unknown: "Da verificare",
  done: "Fatte",

  aboutOf: "{type}, {supply}",
  requestedOn: "Del {date}",
  doneOn: "Del {date}, fatta il {done}",
  timeline: "Avanzamento",
  timelineOf: "Avanzamento: {type}, {date}",

  failedNext: "Non siamo riusciti a completarla: inviala di nuovo o chiama l’assistenza.",
  planRefused: "Il piano non è stato accettato: la bolletta resta da pagare entro la scadenza.",
  sentAgain: "L’hai già inviata di nuovo.",
  unknownNext: "Non sappiamo a che punto è. Se hai dubbi, chiama l’assistenza.",
  waitingNext: "Ci serve altro da te: apri la richiesta per vedere che cosa.",
  again: "Invia di nuovo",
  toSupply: "Vai alla fornitura",
  toComplaint: "Apri la pratica",
  againOf: "{words}: {type}",

  loading: "Stiamo caricando le tue richieste",
  emptyTitle: "Non hai richieste in corso",
  emptyDescription: "Quando ci chiedi una modifica, qui vedi a che punto è.",
  failureTitle: "Non riusciamo a caricare le tue richieste",
  moreOne: "Mostra un’altra richiesta",
  moreOther: "Mostra altre {count} richieste",
  loadedOne: "Mostrata un’altra richiesta",
  loadedOther: "Mostrate altre {count} richieste",
});
