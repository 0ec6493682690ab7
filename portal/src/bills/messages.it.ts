import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const billsPageMessages = defineMessages("billsPage", {
  description: "Qui trovi tutte le tue bollette: puoi filtrarle, vederne il dettaglio e scaricarle.",
  list: "Le tue bollette",
  filter: "Filtra",
  filterCountOne: "Filtra, un filtro attivo",
  filterCount: "Filtra, {count} filtri attivi",
  filterFailed: "Non riusciamo ad aprire i filtri",
  countOne: "Una bolletta",
  countOther: "{count} bollette",
  foundOne: "Trovata una bolletta",
  foundOther: "Trovate {count} bollette",
  noneTitle: "Non hai ancora bollette",
  noneText: "Sei un nuovo cliente: appena emettiamo la tua prima bolletta la trovi qui.",
  nothingFoundTitle: "Nessuna bolletta con questi filtri",
  nothingFoundText: "Prova a cambiare i filtri o a toglierli tutti.",
  nothingChosenTitle: "Scegli che cosa vuoi vedere",
  nothingChosenText: "Nei filtri non hai scelto nessuno stato, tipo di fornitura o modo di pagamento.",
  clearFilters: "Togli i filtri",
  failed: "Non riusciamo a caricare le bollette",
  moreFailed: "Non siamo riusciti a caricare altre bollette. Riprova tra poco.",
  retry: "Riprova",
  downloading: "Stiamo preparando il tuo file…",
  downloadFailed: "Non siamo riusciti a scaricare la bolletta",
  opening: "Stiamo cercando la tua bolletta…",
  notFoundTitle: "Non troviamo questa bolletta",
  notFoundText: "Il link porta a una bolletta che non c’è o che non è tua. Puoi cercarla fra tutte le altre.",
  notFoundConfirm: "Vedi tutte le bollette",
  openFailed: "Non riusciamo ad aprire la bolletta",
  lineElectricity: "Spesa per l’energia elettrica",
  lineGas: "Spesa per il gas naturale",
  lineTv: "Canone TV",
  lineService: "Servizi aggiuntivi",
  lineOther: "Altre voci",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    billsPage: WordsOf<typeof billsPageMessages>;
  }
}
