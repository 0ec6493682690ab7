import { defineMessages } from "../theme/messages.ts";

/** Words for a site that could not start. */
export const startFailureMessages = defineMessages("startFailure", {
  failed: "Non riusciamo ad aprire l’area clienti",
  failedText: "È un problema nostro, non tuo: le tue bollette sono al sicuro. Riprova tra qualche minuto.",
  configurationFailedText: "È sbagliata una nostra impostazione: ci lavoriamo, e le tue bollette sono al sicuro. Riprova più tardi.",
  unreachable: "Non riusciamo a raggiungere i nostri server",
  unreachableText: "Manca la connessione, o li stiamo aggiornando: le tue bollette sono al sicuro. Riprova tra qualche minuto.",
});
