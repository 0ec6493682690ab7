import { defineMessages } from "../theme/messages.ts";

/** Words of the bills page. */
export const billsPageMessages = defineMessages("billsPage", {
  list: "Le tue bollette",
  // Name of the part beside the list, for screen readers.
  chosen: "Bolletta scelta",
  statement: "Estratto conto",
  filterFailed: "Non riusciamo ad aprire i filtri",
  countOne: "Una in tutto",
  countOther: "{count} in tutto",
  matchOne: "Una trovata",
  matchOther: "{count} trovate",
  foundOne: "Trovata una bolletta",
  foundOther: "Trovate {count} bollette",
  nothingFoundTitle: "Nessuna bolletta con questi filtri",
  nothingFoundText: "Prova a cambiare i filtri o a toglierli tutti.",
  nothingChosenTitle: "Scegli che cosa vuoi vedere",
  nothingChosenText: "Nei filtri non hai scelto nessuno stato, tipo di fornitura o metodo di pagamento.",
  clearFilters: "Togli i filtri",
  moreFailed: "Le altre bollette non sono arrivate: è un problema nostro o della connessione. Sono al sicuro: riprova.",
  opening: "Stiamo cercando la tua bolletta…",
  notFoundTitle: "Non troviamo questa bolletta",
  notFoundText: "Il link porta a una bolletta che non c’è o che non è tua. Puoi cercarla fra tutte le altre.",
  notFoundConfirm: "Vedi tutte le bollette",
  openFailed: "Non riusciamo ad aprire la bolletta",
});
