import { defineMessages } from "../theme/messages.ts";

/** Words of the filter. They are in their own module, so that a page without a filter does not load them. */
export const billFilterMessages = defineMessages("billFilter", {
  title: "Filtra le bollette",

  statuses: "Stato",
  statusesPaid: "Pagate",
  statusesExpiring: "Non ancora scadute",
  statusesExpiringHint: "Da pagare o con addebito",
  statusesExpired: "Scadute",
  statusesNone: "Nessuno stato",
  // Due or overdue.
  statusesUnpaid: "Ancora aperte",
  // Only those that the customer pays, or that are debited.
  payerCustomer: "Da pagare",
  payerDebit: "Con addebito",

  supplyTypes: "Tipo di fornitura",
  supplyTypesLight: "Luce",
  supplyTypesGas: "Gas",
  supplyTypesOther: "Altro",
  supplyTypesNone: "Nessun tipo di fornitura",

  contractType: "Contratto",
  contractTypeAll: "Tutti",
  contractTypeMono: "Solo luce o solo gas",
  contractTypeDual: "Luce e gas insieme",
  contractTypeIs: "Contratto: {type}",

  expireDateFrom: "Scadenza dal",
  expireDateTo: "Scadenza al",
  expireDateBetween: "Scadenza dal {from} al {to}",
  expireDateSince: "Scadenza dal {from}",
  expireDateUntil: "Scadenza fino al {to}",
  expireDateError: "La scadenza finale viene prima di quella iniziale: scambiale o correggine una.",

  periodDateFrom: "Periodo dal",
  periodDateTo: "Periodo al",
  periodDateBetween: "Periodo dal {from} al {to}",
  periodDateSince: "Periodo dal {from}",
  periodDateUntil: "Periodo fino al {to}",
  periodDateError: "La fine del periodo viene prima dell’inizio: scambiali o correggine uno.",

  totalFrom: "Importo da",
  totalTo: "Importo a",
  totalBetween: "Importo da {from} a {to}",
  totalSince: "Importo da {from}",
  totalUntil: "Importo fino a {to}",
  totalError: "L’importo massimo è più basso del minimo: scambiali o correggine uno.",

  paymentModes: "Metodo di pagamento",
  paymentModesBank: "Addebito sul conto",
  paymentModesBooklet: "Addebito sul libretto",
  paymentModesPostal: "Bollettino postale",
  paymentModesNone: "Nessun metodo di pagamento",
});
