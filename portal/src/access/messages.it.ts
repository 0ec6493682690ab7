import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const accessMessages = defineMessages("access", {
  lead: "Luce, gas, bollette e consumi in un posto solo.",
  emailRequired: "Scrivi la tua e-mail",
  emailInvalid: "Scrivi un indirizzo e-mail completo, come nome@esempio.it",
  emailCharacters: "L’indirizzo e-mail non può avere lettere accentate o spazi: scrivilo come nome@esempio.it",
  tooLong: "È troppo lungo: controlla quello che hai scritto",
  passwordRequired: "Scrivi la tua password",
  sideTitle: "La tua energia, in chiaro.",
  sideText: "Quanto spendi, quando scade, quanto consumi: lo vedi subito, senza cercare.",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    access: WordsOf<typeof accessMessages>;
  }
}
