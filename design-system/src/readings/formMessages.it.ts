import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the reading form and of the guide. */
export const readingFormMessages = defineMessages("readingForm", {
  meter: "Cifre del contatore",
  meterHint: "Solo le {digits} cifre nere, prima della virgola",
  meterHintOne: "Solo la cifra nera, prima della virgola",
  converter: "Cifre del convertitore",
  converterHint: "Sul display, accanto alla sigla Vb: solo quelle prima della virgola",
  picture: "Quelle rosse, dopo la virgola, lasciale.",
  send: "Invia la lettura",
  sending: "Invio in corso…",

  empty: "Scrivi le cifre che leggi.",
  notDigits: "Scrivi solo cifre: niente punti, virgole o decimali.",
  tooLong: "Troppe cifre: il contatore ne ha {digits}. Togli quelle rosse.",
  converterTooLong: "Troppe cifre: scrivine al massimo {digits}, senza decimali.",

  last: "Prima era {value}, il {date}",
  lastNoDate: "Prima era {value}",
  more: "+ {used}",
  use: "Consumo",
  lower: "Meno dell’ultima lettura, {last}: controlla le cifre.",
  lowerRollover: "Meno dell’ultima lettura, {last}: va bene solo se il contatore è ripartito da zero.",
  asBefore: "In linea con l’anno scorso.",
  moreThanBefore: "Più dell’anno scorso, negli stessi giorni.",
  lessThanBefore: "Meno dell’anno scorso, negli stessi giorni.",
  first: "È la tua prima lettura reale: da qui in poi calcoliamo i consumi veri.",
  usedOne: "{used} in 1 giorno",
  usedOther: "{used} in {days} giorni",
  usedToday: "{used}: l’ultima lettura è di oggi",
  usedSince: "{used} dall’ultima lettura",
  about: "circa {used}",
  cubicMetres: "Il contatore misura metri cubi. In bolletta diventano Smc, con una piccola correzione.",

  doubtTitle: "Controlla la lettura prima di inviarla",
  doubtLower: "Hai scritto {value}, meno dell’ultima lettura reale ({last}).",
  doubtRollover: "Se il contatore ha superato il massimo ed è ripartito da zero, da allora hai consumato {used}.",
  doubtHigh: "Sono {used}: molto più del previsto, {expected}.",
  doubtLow: "Sono {used}: molto meno del previsto, {expected}.",
  doubtEnd: "Se le cifre sono giuste, confermale: la lettura parte lo stesso.",
  confirm: "Conferma e invia",
  correct: "Correggi",

  failureTitle: "La tua lettura non è ancora arrivata",
  draft: "Bozza del {date}: non l’hai ancora inviata.",

  guideTitle: "Come si fa l’autolettura",
  guide1Title: "Trova il contatore",
  guide1Text: "Di solito è sul balcone, nel sottoscala o in una nicchia fuori casa.",
  guide2Title: "Leggi solo le cifre nere",
  guide2Text: "Sono quelle prima della virgola, zeri compresi. Quelle rosse sono i decimali: lasciale stare.",
  guide3Title: "Scrivile e invia",
  guide3Text: "Ti mostriamo subito quanto hai consumato. Poi ricevi il numero di ricevuta.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    readingForm: WordsOf<typeof readingFormMessages>;
  }
}
