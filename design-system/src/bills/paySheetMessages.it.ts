import { defineMessages } from "../theme/messages.ts";

/** Words of the way to pay. They are in their own module, because it is loaded on a press. */
export const paySheetMessages = defineMessages("paySheet", {
  title: "Come pagare",
  code: "Codice avviso",
  copy: "Copia il codice",
  noCode: "Nel PDF trovi il codice e il bollettino per pagarla.",
  places: "Dove puoi pagare",
  bank: "Banca o app",
  bankText: "Cerca CBILL o pagoPA e incolla il codice",
  bankNoCode: "Cerca CBILL o pagoPA: il codice è nel PDF",
  post: "Poste",
  postText: "Col bollettino che trovi nel PDF",
  pdf: "PDF",
  pdfOf: "Scarica il PDF della bolletta {number}",
  shop: "Tabaccheria",
  shopText: "Mostra il codice a barre",
  shopNoCode: "Porta il bollettino che trovi nel PDF",
  open: "Apri",
  close: "Chiudi",
  openBarcode: "{words} il codice a barre",
  paidAlready: "Hai già pagato?",
  paidAlreadyText: "Ci vuole qualche giorno perché ci risulti: non pagare due volte.",
  // The other bill that is to be paid.
  other: "Anche {name}, {amount}",
  howToPay: "Come pagare",
  howToPayOf: "Come pagare {name}",
});
