import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the statement's page. They are in their own module, so that the bills page does not load them. */
export const statementPageMessages = defineMessages("statementPage", {
  balance: "Saldo",
  balanceLoading: "Stiamo cercando il saldo",
  youPay: "Paghi tu",
  youPayOne: "una bolletta",
  youPayOther: "{count} bollette",
  // Instalments that are due after those to pay now.
  later: "Rate successive",
  laterOne: "una, {date}",
  laterOther: "{count}, la prima {date}",
  debit: "Addebito",
  debits: "{count} addebiti, il primo {date}",
  balanceToday: "Saldo di oggi",
  all: "Tutti",
  nothingToPay: "Non hai niente da pagare",
  credit: "Hai un credito di {amount}",
  creditText: "Lo togliamo dalle prossime bollette.",
  yourCredit: "A tuo credito",
  // Documents without a due date, of which the servers tell no status.
  unclear: "Da verificare",
  unclearOne: "un documento senza scadenza",
  unclearOther: "{count} documenti senza scadenza",
  creditNoteOne: "una nota di credito",
  creditNoteOther: "{count} note di credito",
  balanceCredit: "Saldo di oggi, a tuo credito",
  countOne: "Un documento",
  countOther: "{count} documenti",
  shownOf: "{shown} di {count} documenti",
  foundOne: "Trovato un documento",
  foundOther: "Trovati {count} documenti",
  // Label and value of the progress: "Ordiniamo i documenti: 1.200 di 5.000".
  ordering: "Ordiniamo i documenti",
  orderFailed: "Non siamo riusciti a ordinare i documenti",
  orderFailedText: "È un problema nostro o della connessione: ci sono tutti, dal più recente. Riprova.",
  cancelOrder: "Annulla",
  partFailed: "Mancano il totale o i nomi delle forniture: è un problema nostro. I documenti ci sono tutti: riprova.",
  retry: "Riprova",
  moreFailed: "Gli altri documenti non sono arrivati: è un problema nostro o della connessione. Sono al sicuro: riprova.",
  paymentDate: "Pagata il",
  // Column of the file: what is still open of each document.
  stillOpen: "Ancora aperto",
  commodity: "Tipo",
  documentType: "Tipo di documento",
  documentBill: "Bolletta",
  documentCreditNote: "Nota di credito",
  exportTitle: "Scarica l’estratto conto",
  exportOne: "Il file contiene il documento trovato.",
  exportOther: "Il file contiene tutti i {count} documenti trovati, anche quelli che non vedi qui.",
  exporting: "Stiamo preparando il tuo file…",
  // Label and value of the progress: "Documenti 1.200 di 5.000".
  exportedLabel: "Documenti",
  exported: "{count} di {total}",
  exportFailed: "Non siamo riusciti a scaricare l’estratto conto",
  exportFailedText: "È un problema nostro o della connessione, e i documenti sono al sicuro: riprova tra qualche minuto.",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    statementPage: WordsOf<typeof statementPageMessages>;
  }
}
