import { defineMessages } from "../theme/messages.ts";

/** Words of the pages that stand for one that could not be shown. */
export const failureMessages = defineMessages("failures", {
  backToLogin: "Accedi",
  notFoundText: "L’indirizzo non esiste o non esiste più. Controllalo, oppure riparti dalla home.",
  errorText: "È un problema nostro, non tuo: i tuoi dati sono al sicuro. Riprova tra qualche minuto.",
  pageFailedText: "È un problema nostro, non tuo: i tuoi dati sono al sicuro. Riprova ad aprirla tra qualche minuto.",
  crashed: "Qualcosa si è rotto",
  crashedText: "È un problema nostro, non tuo. Per sicurezza ti abbiamo disconnesso: accedi di nuovo per continuare.",
  outdated: "Non riusciamo a caricare questa pagina",
  outdatedText: "Forse c’è una nuova versione dell’area clienti, o manca la connessione. Ricarica la pagina.",
  offline: "Sei senza connessione",
  offlineText: "Questa pagina non è ancora sul tuo dispositivo. La apriremo appena la connessione torna; le pagine già aperte restano qui.",
  ended: "La tua sessione è chiusa",
  endedText: "Per rivedere i tuoi dati bisogna accedere di nuovo. Sei senza connessione: apriremo la pagina di accesso appena torna.",
  reload: "Ricarica la pagina",
  retry: "Riprova",
});
