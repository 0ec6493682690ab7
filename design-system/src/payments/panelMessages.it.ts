import { defineMessages } from "../theme/messages.ts";

/** Words of the payment panel of a supply's page. */
export const paymentPanelMessages = defineMessages("paymentPanel", {
  loading: "Caricamento dei dati di pagamento",
  failed: "Non riusciamo a caricare i dati di pagamento",
  noneTitle: "Non troviamo i dati di pagamento",
  noneText: "Per questa fornitura non c’è ancora un metodo di pagamento: lo trovi qui appena è registrato.",

  changeMethod: "Cambia metodo",
  changeDelivery: "Cambia consegna",
  changeEmail: "Cambia e-mail",
  methodTitle: "Metodo di pagamento",
  deliveryTitle: "Consegna delle bollette",
  emailTitle: "E-mail delle bollette",
  cancel: "Annulla",

  changeReceived: "Richiesta ricevuta",
  changeInProgress: "Richiesta in lavorazione",
  toConfirm: "indirizzo da confermare",
  to: "{way}, {place}",

  pendingTitle: "Una modifica è in corso",
  pendingText: "Finché non è conclusa non puoi chiederne altre. Le bollette aperte si pagano come sempre.",
  pendingFrom: "Il nuovo metodo vale dal {date}.",
  pendingFromVowel: "Il nuovo metodo vale dall’{date}.",
  invalidTitle: "La tua e-mail non è valida",
  invalidText: "I messaggi a {email} non arrivano: scegli un altro indirizzo per le bollette.",

  savedPostal: "Fatto: le bollette ti arrivano per posta.",
  savedEmail: "Fatto: le bollette ti arrivano a {email}.",
  savedLink: "Ti abbiamo mandato un link a {email}: aprilo per confermare l’indirizzo.",
});
