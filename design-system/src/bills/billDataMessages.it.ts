import { defineMessages } from "../theme/messages.ts";

/** Words of the facts of a bill's document. */
export const billDataMessages = defineMessages("billData", {
  title: "I dati della bolletta",
  fiscalCode: "Codice fiscale",
  // A fact of one of several supplies.
  ofSupply: "{label} di {name}",
  address: "Indirizzo della fornitura",
  contract: "Contratto",
  period: "Periodo",
  periodDays: "dal {from} al {to}",
  due: "Scadenza",
  paid: "Pagata il",
  method: "Metodo di pagamento",
  bank: "Addebito sul conto",
  booklet: "Addebito sul libretto",
  postal: "Bollettino postale",
});
