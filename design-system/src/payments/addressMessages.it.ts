import { defineMessages } from "../theme/messages.ts";

/** Words of the billing address form. */
export const addressMessages = defineMessages("billingAddress", {
  title: "Indirizzo per le bollette",
  description: "Dove mandiamo le bollette di carta di questa fornitura.",
  name: "Nome",
  surname: "Cognome",
  toponym: "Tipo di strada",
  toponymHint: "Via, viale, piazza: solo se non è già nell’indirizzo",
  address: "Indirizzo",
  addressHint: "Dal terzo carattere ti suggeriamo gli indirizzi.",
  civicNumber: "Numero civico",
  staircase: "Scala",
  floor: "Piano",
  internal: "Interno",
  postalCode: "CAP",
  city: "Comune",
  provinceCode: "Provincia",
  saveHint: "Per salvare completa i campi che non sono facoltativi.",
  cancel: "Annulla",
  save: "Salva l’indirizzo",

  nameError: "Scrivi il nome.",
  surnameError: "Scrivi il cognome.",
  addressError: "Scrivi l’indirizzo per intero: almeno 6 caratteri.",
  civicNumberError: "Scrivi il numero civico; se non c’è, «snc».",
  postalCodeError: "Scrivi le 5 cifre del CAP.",
  cityError: "Scrivi il comune per intero.",
  provinceCodeError: "Scrivi le 2 lettere della provincia, per esempio BO.",
  tooLong: "Scrivi al massimo {count} caratteri.",
});
