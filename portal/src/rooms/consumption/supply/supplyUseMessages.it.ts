import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** Words about the consumption of one supply, on its page. */
export const supplyUseMessages = defineMessages("supplyUse", {
  loading: "Caricamento dell’ultimo mese",
  all: "Mese per mese",
  notActive: "Dal mese dopo l’attivazione",
  fromTo: "{quantity} da {from} a {to}",
  inMonth: "{quantity} a {month}",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    supplyUse: WordsOf<typeof supplyUseMessages>;
  }
}
