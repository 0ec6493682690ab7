import { defineMessages } from "../theme/messages.ts";

export const billsMessages = defineMessages("bills", {
  statusPaid: "Pagata",
  statusToBePaid: "Da pagare",
  statusExpiring: "In scadenza",
  statusExpired: "Scaduta",
  statusNotPaid: "Scaduta",
  statusUnknown: "Stato da verificare",
  // The customer has reported the payment, which takes some days to arrive.
  statusReported: "Pagamento in arrivo",
  // Under the amount of such a bill. `date` is "oggi" or a day with its article, "il 27 nov".
  paidByYou: "Pagata da te {date}",
  // Shown for unpaid bills instead of their status, if the amount is below zero or zero.
  statusCredit: "A tuo credito",
  statusNothingDue: "Niente da pagare",
  // Shown before the due date of a bill that is debited automatically.
  statusDebit: "Addebito",

  isNew: "Nuova",
  billNumber: "Bolletta n. {year} / {number}",
  creditNoteNumber: "Nota di credito n. {year} / {number}",
  creditNote: "Nota di credito · {commodity}",
  // Number and issue date on a card, in short.
  numberAndDate: "n. {number} del {date}",
  onlyNumber: "n. {number}",
  emission: "Emessa {date}",
  noEmission: "Data di emissione non indicata",
  periodFrom: "da {from}",
  periodTo: "fino a {to}",
  paid: "Pagata {date}",
  debited: "Addebito {date}",
  due: "Scade {date}",
  overdue: "Scaduta {date}",
  dueDate: "Scadenza {date}",
  // The due date of a bill that is paid, a day without its article.
  wasDue: "Scadeva il\u00a0{date}",
  noDueDate: "Scadenza non indicata",
  pdf: "PDF",
  downloadPdf: "Scarica il PDF",
  downloadCsv: "Scarica il CSV",
  csv: "CSV",
  downloadAgain: "Riprova",
  // Like `ofBill`, for a file whose download failed.
  downloadAgainOf: "{words} a scaricare il {format} della bolletta {number}",
  downloadFailed: "Il file non è arrivato: è un problema nostro o della connessione. La bolletta è al sicuro: riprova.",
  detail: "Dettaglio",
  howToPay: "Come pagare",
  openBill: "Apri la pagina",
  total: "Totale",
  // Shown if the parts of a bill do not add up to its total.
  linesDiffer: "Le voci danno {sum}: il conto completo è nel PDF.",
  rates: "Pagamento a rate ({count})",
  // Accessible name of the buttons above: their label and the bill's number.
  ofBill: "{words} della bolletta {number}",
  payBill: "{words} la bolletta {number}",
  rate: "Rata {number}",
  // The instalments that are due next, and what is open of the whole bill.
  instalmentOf: "Rata {number} di {count}",
  instalmentsOf: "Rate {number} di {count}",
  // The same for a row, which has less room. Screen readers get the texts above.
  instalmentShort: "Rata {number}/{count}",
  instalmentsShort: "Rate {number}/{count}",
  stillOpen: "restano {amount} in {count} rate",

  // Headings of the groups of the list.
  billsToPay: "Da pagare",
  reportedBills: "Pagamenti in arrivo",
  debitedBills: "Si paga da sola",
  paidBills: "Pagate",
  otherBills: "Altri documenti",
  loadMoreOne: "Mostra un’altra bolletta",
  loadMoreOther: "Mostra altre {count} bollette",
  loadedOne: "Mostrata un’altra bolletta",
  loadedOther: "Mostrate altre {count} bollette",
  dialogTitle: "La tua bolletta",
  dialogTitleCreditNote: "La tua nota di credito",
  seeBill: "Vedi la bolletta",
  allBills: "Vedi tutte le bollette",
  backHome: "Torna alla home",
  loading: "Caricamento delle bollette",
});
