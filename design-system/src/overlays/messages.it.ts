import { defineMessages } from "../theme/messages.ts";

export const overlaysMessages = defineMessages("overlays", {
  close: "Chiudi",
  confirm: "Conferma",
  cancel: "Annulla",
  back: "Indietro",
  forward: "Avanti",
  retry: "Riprova",
  done: "Ho capito",
  position: "{position} di {count}",
  notFetched: "Questa parte non si è aperta. Controlla la connessione e riprova.",
  busy: "Un momento: stiamo finendo. Tra poco puoi chiudere.",
  errorTitle: "Qualcosa non ha funzionato",
  errorDescription: "È un problema nostro, non tuo. Riprova tra qualche minuto.",
});
