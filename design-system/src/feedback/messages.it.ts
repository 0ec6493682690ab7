import { defineMessages } from "../theme/messages.ts";

export const feedbackMessages = defineMessages("feedback", {
  wait: "Un attimo…",
  loading: "Caricamento in corso",
  dismiss: "Chiudi",
  toast: "Messaggio:",
  toasts: "Messaggi ({hotkey})",
  serverErrorTitle: "Qualcosa non ha funzionato",
  serverErrorDescription: "È un problema nostro, non tuo: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  retry: "Riprova",
  helpCall: "Ti serve subito una mano? Chiama il {phone}.",
});
