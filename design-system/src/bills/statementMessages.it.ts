import { defineMessages } from "../theme/messages.ts";

/** Words of the account statement. They are in their own module, so that the bills page does not load them. */
export const statementMessages = defineMessages("accountStatement", {
  caption: "Estratto conto",
  document: "Documento",
  number: "n. {year} / {number}",
  creditNoteNumber: "Nota di credito n. {year} / {number}",
  // Rows of a phone.
  creditNote: "Nota di credito",
  settled: "Pagamento",
  refund: "Accredito",
  // The document that a payment settled, in the table.
  settledOf: "{supply} · n. {number}",
  billOf: "bolletta {commodity}",
  balance: "Saldo",
  noDate: "Senza data",
  order: "Ordina per",
  newest: "Più recenti",
  oldest: "Meno recenti",
  mostUrgent: "Più urgenti",
  leastUrgent: "Meno urgenti",
  highest: "Importo più alto",
  lowest: "Importo più basso",
  ofSupply: "{commodity} · {supply}",
  // The day of a document or a payment, where both are rows of the table.
  day: "Data",
  emissionDate: "Emissione",
  expiryDate: "Scadenza",
  payment: "Pagamento",
  paidOn: "Pagata il {date}",
  conditionBank: "Addebito sul conto",
  conditionBooklet: "Addebito sul libretto",
  conditionPostal: "Bollettino postale",
  status: "Stato",
  amount: "Importo",
  // Before what is open of a document of which a part was paid: "restano 66,04 €".
  left: "restano",
  // The same where more is open than the document's amount, with interest: "da pagare 103,20 €".
  owed: "da pagare",
  total: "Totale",
  totalOne: "Emesso in tutto un documento:",
  totalOther: "Emessi in tutto {count} documenti:",
  // The sum below the documents: "Emesse in tutto 27 bollette, 2.854,61 € − pagate 24, 2.622,30 € = restano 3, 232,31 €".
  issuedOne: "Emessa in tutto una bolletta",
  issuedOther: "Emesse in tutto {count} bollette",
  paid: "pagate",
  credit: "a credito",
  inCredit: "a tuo credito",
  // After "10 di 27 documenti", where payments have rows of their own.
  withPayments: ", con i pagamenti",

  loading: "Caricamento dell’estratto conto",
  failureTitle: "Non riusciamo a caricare l’estratto conto",
  emptyTitle: "Non c’è ancora nessun documento",
  emptyDescription: "Qui trovi le bollette e i pagamenti, a partire dalla tua prima bolletta.",
  nothingFoundTitle: "Nessun documento con questi filtri",
  nothingFoundDescription: "Prova a toglierne qualcuno.",
  moreOne: "Mostra un altro documento",
  moreOther: "Mostra altri {count} documenti",
  loadedOne: "Mostrato un altro documento",
  loadedOther: "Mostrati altri {count} documenti",

  filterTitle: "Filtra l’estratto conto",
  supply: "Fornitura",
  supplyIs: "Fornitura: {name}",
  allSupplies: "Tutte le forniture",
  supplyHint: "Scrivi il nome o l’indirizzo; lascia vuoto per vederle tutte",
  supplyNone: "Nessuna fornitura con questo nome.",
  supplyError: "Scegli una fornitura dall’elenco, o lascia vuoto il campo.",
});
