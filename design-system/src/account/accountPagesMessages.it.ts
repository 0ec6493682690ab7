import { defineMessages } from "../theme/messages.ts";

export const accountPagesMessages = defineMessages("accountPages", {
  notificationsList: "Le tue notifiche",
  markFailed: "Non risultano ancora lette: è un problema nostro o della connessione. Le notifiche restano qui: riprova.",

  // Name of the part beside the list, for screen readers.
  chosenNotification: "La notifica scelta",
  chosenRequest: "La richiesta scelta",
  requestsList: "Le tue richieste",
  askedAccount: "conto",
  askedBooklet: "libretto",
  askedAddress: "a {address}",
  askedLand: "foglio {sheet}, particella {particle}",
  toSupplies: "Vai alle forniture",

  friendText: "Invita un amico con il tuo codice.",
  friendLoading: "Stiamo caricando la promozione",
  friendFailed: "Non riusciamo a caricare la promozione",
  friendOff: "Adesso non c’è nessuna promozione",
  friendOffText: "Quando puoi di nuovo invitare un amico, lo trovi nel menu.",
});
