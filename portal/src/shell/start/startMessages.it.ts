import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const startMessages = defineMessages("start", {
  stillHere: "Quello che hai scritto è ancora qui. Controlla la connessione e riprova.",
  later: "Non ora",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    start: WordsOf<typeof startMessages>;
  }
}
