import { defineMessages } from "../theme/messages.ts";

export const suppliesPageMessages = defineMessages("suppliesPage", {
  loading: "Caricamento delle forniture",
  failed: "Non riusciamo a caricare le forniture",
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
