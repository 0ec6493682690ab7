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

  chart: "Consumi del {year} in {unit}, mese per mese",
  excluded: "escluso",
  coming: "in arrivo",
  noteReal: "Letto sul contatore",
  noteEstimated: "Stimato: la lettura vera non c’è ancora",
  notePartly: "In parte stimato: una lettura vera non c’è ancora",
  noteComing: "I dati arrivano dal distributore nel mese successivo",

  month: "Mese",
  total: "Totale",
  noData: "nessun dato",
  // Read after an estimated figure by screen readers; others see "≈" before it.
  cellEstimated: "stimato",
  cellPartly: "di cui {estimated} stimato",
  totalOne: "{from}",
  totalOf: "{from} – {to}",
  estimatedNote: "≈ stimato.",
  beforeNote: "Il totale del {year} è da {from} a {to}.",
  beforeNoteVowel: "Il totale del {year} è da {from} ad {to}.",
  beforeNoteOne: "Il totale del {year} è di {from}.",
  beforeNoteSome: "Il totale del {year} conta solo i mesi che hanno un dato nel {next}.",

  periodOne: "In {from} {year}",
  period: "Da {from} a {to} {year}",
  // Italian uses "ad" before a vowel: "da maggio ad agosto".
  periodVowel: "Da {from} ad {to} {year}",
  nothing: "Nel {year} non c’è ancora nessun dato.",
  used: "{period}: {total}.",
  usedChanged: "{period}: {total}, {change} rispetto agli stessi mesi del {before}.",
  usedSame: "{period}: {total}, come negli stessi mesi del {before}.",
  usedChangedOne: "{period}: {total}, {change} rispetto allo stesso mese del {before}.",
  usedSameOne: "{period}: {total}, come nello stesso mese del {before}.",
  usedChangedPart: "{period}: {total}; nei mesi che si possono confrontare ({count}), {change} del {before}.",
  usedSamePart: "{period}: {total}; nei mesi che si possono confrontare ({count}), come nel {before}.",
  less: "{percent} in meno",
  more: "{percent} in più",
  highest: "Il mese più alto è {month}, {quantity}.",
  allEstimated: "È tutto stimato.",
  missingOne: "Manca il dato di {months}.",
  missingOther: "Mancano i dati di {months}.",

  view: "Come vedere i consumi",
  viewChart: "Grafico",
  viewTable: "Tabella",
  units: "In che unità vedere i consumi",
  euros: "Euro",

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
  // The reading at which the period starts.
  kindInitial: "{kind}, lettura di partenza",
  spans: "Dalla prima all’ultima lettura",
  span: "da {from} a {to}, {quantity}",
  spanConverted: "da {from} a {to}: {counted} sul contatore, {quantity} in bolletta",
  noReadings: "Nessuna lettura nel periodo scelto.",

  updated: "fino al {date}",
  updatedVowel: "fino all’{date}",
  source: "{source}, {updated}",
  loading: "Caricamento dei consumi",
  // Announced if loading takes more than a second.
  loadingOf: "Caricamento dei consumi: {name}",
  loadedOf: "Consumi caricati: {name}",
  nothingOf: "Nessun consumo in questo periodo: {name}",
  failedTitle: "Non riusciamo a caricare i consumi",
  notActiveTitle: "La fornitura non è ancora attiva",
  notActiveDescription: "I primi consumi arrivano il mese dopo l’attivazione.",
  emptyTitle: "Nessun consumo in questo periodo",
  emptyDescription: "Prova con un altro periodo: i dati arrivano dal distributore nel mese successivo.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    consumption: WordsOf<typeof consumptionMessages>;
  }
}
