import { defineMessages } from "../theme/messages.ts";

/** Words of the last month, and of the months before it, on a supply's page. They are in their own module, so that other pages do not load them. */
export const lastMonthMessages = defineMessages("lastMonth", {
  lastMonth: "Ultimo mese, {month}",
  estimated: "stimato",
  less: "{count} in meno di {month}",
  more: "{count} in più di {month}",
  same: "Come a {month}",
  loading: "Caricamento dell’ultimo mese",
  all: "Mese per mese",
  notActive: "Dal mese dopo l’attivazione",
  fromTo: "{quantity} da {from} a {to}",
  inMonth: "{quantity} a {month}",
});
