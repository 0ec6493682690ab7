import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const vouchersMessages = defineMessages("vouchers", {
  statusValid: "Valido",
  statusExpired: "Scaduto",
  statusUsed: "Usato",
  statusUnknown: "Stato da verificare",

  validUntil: "Valido fino al {date}",
  expiredOn: "Scaduto il {date}",
  usedOn: "Usato il {date}",
  ends: "Scade {date}",
  receivedOn: "Del {date}",
  notActive: "Non ancora attivo",
  open: "Vedi il buono",
  openName: "{words}: {name}",
  openHint: "{words}: {name} ({hint})",
  oneOf: "{place} di {count}",

  loading: "Stiamo caricando i tuoi buoni",
  emptyTitle: "Non hai ancora buoni",
  emptyDescription: "Quando ne ricevi uno, lo trovi qui.",
  nothingFoundTitle: "Nessun buono con questo filtro",
  nothingFoundDescription: "Prova a guardarli tutti.",
  clearFilter: "Vedi tutti i buoni",
  failureTitle: "Non riusciamo a caricare i buoni",
  foundOne: "1 buono",
  foundOther: "{count} buoni",

  filter: "Filtra per stato",
  filterActive: "Filtra per stato (1 filtro attivo)",
  filterAll: "Tutti",
  filterValid: "Validi",
  filterExpired: "Scaduti",
  filterUsed: "Usati",

  commodity: "Fornitura",
  validity: "Validità",
  lastExpenditure: "Ultimo utilizzo",
  assignment: "Assegnazione",
  download: "Scarica il PDF",
  downloadExpired: "Il buono è scaduto: il PDF non si può più scaricare.",
  downloadFailed: "Il PDF non è arrivato: è un problema nostro o della connessione. Il buono resta valido: riprova.",
  redeemFailed: "Il buono non si è attivato: è un problema nostro o della connessione. Non l’hai perso: riprova.",
  showBarcode: "Mostra il codice a barre",
  usedTitle: "Questo buono è già stato usato",
  usedText: "Non vale più alla cassa.",
  showUsedBarcode: "Rivedi il codice",
  terms: "Condizioni d’uso",
  infos: "Da sapere",
  support: "Serve aiuto? Chiama il {phone}.",

  barcode: "Codice a barre",
  barcodeUnreadable: "Questo codice non si può mostrare a barre: detta il numero alla cassa.",
  barcodeTitle: "Mostra questo codice alla cassa",
  serialNumber: "Numero di serie",

  signInTitle: "Sei già cliente?",
  signInDescription: "Accedi: trovi i buoni del tuo contratto, le bollette e i consumi.",
  signIn: "Accedi",

  downloadErrorTitle: "Il PDF non si è scaricato",
  downloadErrorDescription: "È un problema nostro o della connessione: il tuo buono resta valido. Riprova tra qualche minuto.",
  redeemErrorTitle: "Non riusciamo ad attivare il buono",
  redeemErrorDescription: "È un problema nostro o della connessione: non l’hai perso. Riprova tra qualche minuto o chiamaci.",
  expiredErrorTitle: "Il buono è scaduto",
  expiredErrorDescription: "È passato il suo ultimo giorno: non puoi più attivarlo né scaricarlo. Se hai dubbi, chiamaci.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    vouchers: WordsOf<typeof vouchersMessages>;
  }
}
