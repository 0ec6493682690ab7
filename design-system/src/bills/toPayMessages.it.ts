import { defineMessages } from "../theme/messages.ts";

/** Words of what is to be paid, on the home page. `due` is a text such as "scade tra 6 giorni". */
export const toPayMessages = defineMessages("toPay", {
  title: "Da pagare",
  one: "Una bolletta,",
  other: "{count} bollette,",
  oneOverdue: "una è {due}",
  someOverdue: "{count} sono scadute",
  allOverdue: "tutte scadute",
  first: "la prima {due}",
  // All of them are for one period.
  samePeriodTwo: "forse una corregge l’altra",
  samePeriodMany: "forse una corregge le altre",
  noDay: "scadenza non indicata",
  action: "Vedi come pagare",
  dueDates: "Scadenze",
  pay: "Paghi tu",
  debit: "Addebito",
  reported: "Pagata da te",
  // In place of the distance of a payment that was reported.
  coming: "In arrivo",
  reading: "Autolettura",
  overdue: "Scaduta",
  // A bill in place of "Paghi tu": another one is for the same period.
  samePeriod: "Stesso periodo",
});
