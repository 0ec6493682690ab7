import { defineMessages } from "../theme/messages.ts";

/** Words of the billing address on a supply's page. */
export const addressPanelMessages = defineMessages("addressPanel", {
  loading: "Caricamento degli indirizzi",
  supplyFailed: "Non riusciamo a caricare l’indirizzo della fornitura.",
  billingFailed: "Non riusciamo a caricare l’indirizzo per le bollette.",
  retry: "Riprova",
  changeShort: "Cambia",
  change: "Cambia l’indirizzo",
  dialogFailed: "Non riusciamo ad aprire la finestra",

  attribution: "Per farlo mandiamo a {provider} quello che scrivi in questo campo.",
  noStreet: "Campo non valido: scrivi anche la via.",
  notSaved: "Non siamo riusciti a salvare l’indirizzo",
  saved: "Indirizzo per le bollette salvato",
});
