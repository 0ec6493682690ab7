import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const playgroundMessages = defineMessages("playground", {
  description: "Clienti inventati con cui provare l’area clienti. I dati restano su questo computer.",
  signIn: "Accedi",
  signInAs: "Accedi come {name}",
  failed: "Accesso non riuscito",
  unavailable: "Non c’è nessun cliente di prova",
  unavailableText: "Il server di prova non risponde.",
  mode: "Aspetto",
  modeSystem: "Come il dispositivo",
  modeLight: "Chiaro",
  modeDark: "Scuro",
  modeContrast: "Contrasto alto",
  people: "Clienti di prova",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    playground: WordsOf<typeof playgroundMessages>;
  }
}
