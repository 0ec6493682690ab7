import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const requestMessages = defineMessages("requests", {
  PaymentChange: "Modifica del pagamento",
  BillingAddressChange: "Modifica dell’indirizzo per le bollette",
  CadastralChange: "Modifica dei dati catastali",
  unknownType: "Richiesta",

  Open: "Aperta",
  InProgress: "In lavorazione",
  ClosedSuccessfully: "Conclusa",
  ClosedWithFailure: "Non riuscita",
  unknown: "Da verificare",

  requestedOn: "Richiesta del {date}",
  timeline: "Avanzamento",
  timelineOf: "Avanzamento: {type}, {date}",
  sent: "Richiesta inviata",
  toWork: "Presa in carico",
  working: "In lavorazione",
  worked: "Lavorazione",
  outcome: "Esito",
  succeeded: "Conclusa",
  failed: "Non riuscita",

  nextOpen: "Tocca a noi: la prendiamo in carico. Tu non devi fare nulla.",
  nextInProgress: "Tocca a noi: ci stiamo lavorando. Tu non devi fare nulla.",
  nextClosedSuccessfully: "È tutto fatto: né tu né noi dobbiamo fare altro.",
  nextClosedWithFailure: "Tocca a te: non siamo riusciti a completarla. Puoi inviarla di nuovo o chiamare l’assistenza.",
  nextunknown: "Non sappiamo a che punto è. Se hai dubbi, chiama l’assistenza.",
  again: "Invia di nuovo",
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

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    requests: WordsOf<typeof requestMessages>;
  }
}
