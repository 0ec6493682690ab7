import { defineMessages } from "../theme/messages.ts";

/** Words of the most used filters. */
export const chipMessages = defineMessages("billChips", {
  filters: "Filtri",
  all: "Tutte",
  toPay: "Da pagare",
  debited: "Addebito",
  unpaid: "Ancora aperti",
  light: "Luce",
  gas: "Gas",
  more: "Altri filtri",
  moreActiveOne: "Altri filtri, un filtro attivo",
  moreActive: "Altri filtri, {count} filtri attivi",
});
