import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const consumptionPageMessages = defineMessages("consumptionPage", {
  description: "Quanto consumi, mese per mese, accanto all’anno prima.",
  loading: "Stiamo caricando le tue forniture",
  failed: "Non riusciamo a caricare le tue forniture",
  noneTitle: "Non hai ancora consumi",
  noneText: "Appena una tua fornitura è attiva, qui vedi quanto consumi.",
  filter: "Scegli il periodo: {period}, {name}",
  filterOn: "Periodo scelto: {period}, {name}. Filtri attivi: {count}",
  filterFailed: "Non riusciamo ad aprire i filtri",
  download: "Scarica",
  downloadOf: "Scarica le letture: {name}",
  saveImageOf: "Salva come immagine il grafico: {name}",
  imageSource: "dati del distributore",
  imageSourceOwn: "dati del distributore e tue autoletture",
  downloading: "Stiamo preparando il tuo file…",
  downloadFailed: "Non siamo riusciti a preparare il file",
  fileTitle: "Consumi {name} {period}",
  months: "{from}–{to} {year}",
  readingOne: "La lettura del periodo",
  readingOther: "Le {count} letture del periodo",
  shown: "{name}: ecco i consumi di {period}",
  shownNone: "{name}: nessun consumo in {period}",
  fromDistributor: "dati del distributore",
  fromCustomer: "dalla tua autolettura",
  fromEstimate: "stima in attesa della lettura",
  pod: "POD {code}",
  pdr: "PDR {code}",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    consumptionPage: WordsOf<typeof consumptionPageMessages>;
  }
}
