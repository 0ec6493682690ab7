import { defineMessages } from "@favilla/design-system/theme/messages.ts";

export const startMessages = defineMessages("start", {
  stillHere: "Quello che hai scritto è ancora qui. Controlla la connessione e riprova.",
  later: "Non ora",
});
