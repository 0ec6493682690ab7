import { defineMessages } from "../theme/messages.ts";

/** Words of the table of many supplies with the last bill of each. */
export const suppliesTableMessages = defineMessages("suppliesTable", {
  name: "Nome",
  address: "Indirizzo",
  kind: "Tipo",
  code: "POD o PDR",
  lastMonth: "Ultimo mese",
  lastBill: "Ultima bolletta",
  // Column of the file alone.
  number: "Numero",
  // Below the table and in its bar; the sum of the bills follows.
  sumOne: "Ultima bolletta della fornitura trovata:",
  sumOther: "Ultime bollette delle {count} forniture trovate:",
  sumAllOther: "Ultime bollette delle {count} forniture:",
  billOne: "Una bolletta, {sum}",
  billOther: "{count} bollette, {sum}",
  csv: "CSV",
  csvName: "CSV delle righe scelte",
  billsLoading: "Caricamento delle ultime bollette",
  billsFailed: "Mancano le ultime bollette: è un problema nostro. Le forniture ci sono tutte: riprova.",
});
