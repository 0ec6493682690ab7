import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** Words of the statement's page. They are in their own module, so that the bills page does not load them. */
export const statementPageMessages = defineMessages("statementPage", {
  description: "Tutti i tuoi documenti, quello che hai pagato e quello che resta da pagare.",
  toPay: "Ti restano da pagare {amount}",
  nothingToPay: "Non hai niente da pagare",
  credit: "Hai un credito di {amount}",
  creditText: "Lo togliamo dalle prossime bollette.",
  showToPay: "Vedi che cosa c’è da pagare",
  countOne: "Un documento",
  countOther: "{count} documenti",
  shownOf: "{shown} di {count} documenti",
  foundOne: "Trovato un documento",
  foundOther: "Trovati {count} documenti",
  sortHint: "Sono più di {count}: per ordinarli per importo o per stato, restringi la ricerca con i filtri.",
  partFailed: "Mancano il totale o i nomi delle forniture. Riprova tra poco.",
  retry: "Riprova",
  moreFailed: "Non siamo riusciti a caricare altri documenti. Riprova tra poco.",
  paidOn: "Pagata il",
  commodity: "Tipo",
  exportTitle: "Salva quello che vedi",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    statementPage: WordsOf<typeof statementPageMessages>;
  }
}
