import { defineMessages } from "../theme/messages.ts";

/** Words of the amounts that past bills came to, and of the next bill. */
export const spendingMessages = defineMessages("spending", {
  loading: "Stiamo cercando le tue bollette",
  failedTitle: "Le tue bollette non sono arrivate: riprova",
  noneTitle: "Nessuna bolletta in questo periodo",
  noneText: "Appena arriva una bolletta, qui vedi quanto spendi.",
  chart: "Spesa del {year} in euro, mese per mese: {name}",
  bills: "Bollette",
  billsDetail: "importo per giorni",
  total: "Totale",
  coming: "in arrivo",
  noBill: "nessuna bolletta",
  excluded: "escluso",
  whole: "Tutto il {year}",
  note: "Una bolletta di più mesi è divisa tra i suoi mesi secondo i giorni. Le note di credito sono tolte.",
  uncountedOne: "Una bolletta senza data o senza importo non è contata.",
  uncountedOther: "{count} bollette senza data o senza importo non sono contate.",

  nextTitle: "La prossima bolletta",
  nextRange: "Tra {least} e {most}",
  nextPeriod: "per i giorni dal {from} al {to}",
  nextAccuracy: "Sulle tue ultime {bills} bollette la stima ha sbagliato in media del {mean}, al massimo del {most}.",
  nextRead: "Si basa sulle letture fino al {day}, sui consumi degli stessi giorni di un anno fa e sui prezzi dell’ultima bolletta.",
  nextUnread:
    "Si basa sui consumi degli stessi giorni di un anno fa, perché di questo periodo non ci sono ancora letture, e sui prezzi dell’ultima bolletta.",
  nextNone:
    "Non diamo una stima: servono almeno quattro bollette su cui provarla, con le letture di un anno prima, e un errore sotto il 40%.",
  nextFailed: "Le letture non sono arrivate e la stima manca: è un problema nostro o della connessione. Riprova più tardi.",

  yearsSummary: "Anno per anno, tutte le forniture",
  yearsChart: "Spesa in euro, anno per anno",
  yearsAll: "Dal {from} al {to}",
  year: "Anno",
  yearPart: "{year} ({months} mesi)",
  yearPartOne: "{year} (1 mese)",
  otherSupplies: "Altre forniture",
  noSupply: "Senza fornitura",
  supply: "Fornitura",
  export: "Scarica",
  exportOf: "Scarica la spesa anno per anno",
  exportTitle: "Spesa anno per anno",
  exportAmount: "Spesa ({currency})",
  exportMonths: "Mesi con bolletta",
});
