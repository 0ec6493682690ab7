import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const consumptionMessages = defineMessages("consumption", {
  F1: "F1",
  F2: "F2",
  F3: "F3",
  real: "Reale",
  estimated: "Stimato",
  F1Detail: "giorno feriale",
  F2Detail: "sera e sabato",
  F3Detail: "notte e festivi",
  realDetail: "letto sul contatore",
  estimatedDetail: "in attesa della lettura",
  share: "{detail} · {share}%",

  chart: "Consumi del {year} in {unit}, mese per mese",
  excluded: "escluso",
  noteReal: "Lettura reale",
  noteEstimated: "Consumo stimato",
  notePartly: "In parte stimato",

  month: "Mese",
  total: "Totale",
  noData: "nessun dato",
  cellEstimated: "{value} stimato",
  cellPartly: "{value}, di cui {estimated} stimato",

  periodOne: "In {from} {year}",
  period: "Da {from} a {to} {year}",
  // Italian uses "ad" before a vowel: "da maggio ad agosto".
  periodVowel: "Da {from} ad {to} {year}",
  nothing: "Nel {year} non c’è ancora nessun dato.",
  used: "{period} hai consumato {total}.",
  usedChanged: "{period} hai consumato {total}, {change} rispetto allo stesso periodo del {before}.",
  usedSame: "{period} hai consumato {total}, come nello stesso periodo del {before}.",
  usedChangedPart: "{period} hai consumato {total}: nei mesi che si possono confrontare ({count}), {change} rispetto al {before}.",
  usedSamePart: "{period} hai consumato {total}: nei mesi che si possono confrontare ({count}), come nel {before}.",
  less: "{percent} in meno",
  more: "{percent} in più",
  highest: "Il mese più alto è {month}, {quantity}.",
  allReal: "Tutte le letture sono reali.",
  allEstimated: "Il consumo è tutto stimato.",
  partEstimated: "{share} è stimato, il resto è reale.",
  lessThanOne: "meno dell’1%",
  moreThanMost: "più del 99%",
  missingOne: "Manca il dato di {months}.",
  missingOther: "Mancano i dati di {months}.",

  view: "Come vedere i consumi",
  viewChart: "Grafico",
  viewTable: "Tabella",

  readings: "Letture e consumi",
  date: "Data",
  zone: "Fascia",
  reading: "Lettura",
  consumption: "Consumo",
  kind: "Tipo",
  kindReal: "Reale (lettura a giro)",
  kindEstimated: "Stimato (media o acconto)",
  kindOwn: "Reale (autolettura)",
  kindStart: "Reale (attivazione)",
  kindUnknown: "Non indicato",
  noReadings: "Nessuna lettura nel periodo scelto.",

  updated: "Aggiornato al {date}",
  updatedVowel: "Aggiornato all’{date}",
  source: "{updated}, {source}",
  loading: "Caricamento dei consumi",
  // Announced if loading takes more than a second.
  loadingOf: "Caricamento dei consumi: {name}",
  loadedOf: "Consumi caricati: {name}",
  nothingOf: "Nessun consumo in questo periodo: {name}",
  failedTitle: "Non riusciamo a caricare i consumi",
  emptyTitle: "Nessun consumo in questo periodo",
  emptyDescription: "Prova con un altro periodo: i dati arrivano dal distributore nel mese successivo.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    consumption: WordsOf<typeof consumptionMessages>;
  }
}
