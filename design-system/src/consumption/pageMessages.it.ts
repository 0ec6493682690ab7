import { defineMessages } from "../theme/messages.ts";

/** Words of the page of all consumption. */
export const consumptionPageMessages = defineMessages("consumptionPage", {
  loading: "Stiamo caricando le tue forniture",
  failed: "Non riusciamo a caricare le tue forniture",
  noneTitle: "Non hai ancora consumi",
  noneText: "Appena una tua fornitura è attiva, qui vedi quanto consumi.",
  filter: "Scegli il periodo: {period}, {name}",
  filterOn: "Periodo scelto: {period}, {name}. Filtri attivi: {count}",
  filterFailed: "Non riusciamo ad aprire i filtri",
  downloadOf: "Scarica: {name}",
  downloadWhat: "Scarica le letture, o salva come immagine",
  downloadReadings: "Scarica le letture",
  saveImagePng: "Salva come immagine (.png)",
  saveImageSvg: "Salva come immagine (.svg)",
  imageSource: "dati del distributore",
  imageSourceOwn: "dati del distributore e tue autoletture",
  downloading: "Stiamo preparando il tuo file…",
  downloadFailed: "Non siamo riusciti a preparare il file",
  downloadFailedText: "È un problema nostro o della connessione, e i tuoi dati sono al sicuro: riprova.",
  fileTitle: "Consumi {name} {period}",
  months: "{from}–{to} {year}",
  readings: "Le letture del periodo",
  shown: "{name}: ecco i consumi di {period}",
  shownNone: "{name}: nessun consumo in {period}",
  fromDistributor: "Distributore",
  fromCustomer: "Tua autolettura",
  fromEstimate: "Stima in attesa della lettura",
  latest: "{quantity} a {month}",
  // Before a vowel.
  latestVowel: "{quantity} ad {month}",
  latestEstimated: "{latest}, stimato",
});
