import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const billsMessages = defineMessages("bills", {
  statusPaid: "Pagata",
  statusToBePaid: "Da pagare",
  statusExpiring: "In scadenza",
  statusExpired: "Scaduta",
  statusNotPaid: "Scaduta",
  statusUnknown: "Stato da verificare",
  // Whatever the status of what is not yet paid: below zero, and zero.
  statusCredit: "A tuo credito",
  statusNothingDue: "Niente da pagare",

  isNew: "Nuova",
  bill: "{commodity} · Bolletta n. {year} / {number}",
  emission: "Emessa {date}",
  noEmission: "Data di emissione non indicata",
  period: "Periodo {period}",
  periodFrom: "Periodo da {from}",
  periodTo: "Periodo fino a {to}",
  paid: "Pagata {date}",
  due: "Scade {date}",
  overdue: "Scaduta {date}",
  dueDate: "Scadenza {date}",
  noDueDate: "Scadenza non indicata",
  downloadPdf: "Scarica il PDF",
  downloadCsv: "Scarica il CSV",
  csv: "CSV",
  downloadAgain: "Riprova",
  // As `ofBill`, of a file that has not come.
  downloadAgainOf: "{words} a scaricare il {format} della bolletta {number}",
  detail: "Dettaglio",
  rates: "Pagamento a rate ({count})",
  // The name of each of the above: its words, and which bill they are about.
  ofBill: "{words} della bolletta {number}",
  rate: "Rata {number}",

  loadMoreOne: "Carica un’altra bolletta",
  loadMoreOther: "Carica altre {count} bollette",
  loadedOne: "Caricata un’altra bolletta",
  loadedOther: "Caricate altre {count} bollette",
  dialogTitle: "La tua bolletta",
  allBills: "Vedi tutte le bollette",
  backHome: "Torna alla home",
  loading: "Caricamento delle bollette",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    bills: WordsOf<typeof billsMessages>;
  }
}
