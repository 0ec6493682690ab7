import { defineMessages } from "../theme/messages.ts";

export const suppliesPageMessages = defineMessages("suppliesPage", {
  loading: "Caricamento delle forniture",
  failed: "Non riusciamo a caricare le forniture",
  // Name of the part beside the list, for screen readers.
  chosen: "La fornitura scelta",
  missingTitle: "Non troviamo questa fornitura",
  missingText: "Scegline un’altra dall’elenco.",
  noneTitle: "Non hai ancora forniture",
  noneText: "Appena un contratto è registrato a tuo nome lo trovi qui.",
});

export const supplyPageMessages = defineMessages("supplyPage", {
  loading: "Caricamento della fornitura",
  failed: "Non riusciamo a caricare la fornitura",
  partFailed: "Non riusciamo ad aprire questa parte della pagina",
  renamed: "Nome salvato",
  news: "Ultima bolletta e ultimo mese",
  ways: "Bollette, consumi e letture",
  addressesValue: "Fornitura e bollette",

  productLight: "Luce",
  productGas: "Gas",
  productTv: "Canone TV",
  productService: "Servizio aggiuntivo",
  productOther: "Altra offerta",
});
