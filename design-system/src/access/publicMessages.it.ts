import { defineMessages } from "../theme/messages.ts";

/** Words of the public pages. */
export const publicMessages = defineMessages("publicPages", {
  landingTitle: "I tuoi buoni, a portata di mano",
  landingDescription:
    "Li trovi nell’area clienti insieme a bollette e consumi: vedi quanto valgono e fino a quando, e li usi dal telefono.",
  landingSteps: "Come funziona",
  landingStep1: "Accedi",
  landingStep1Text: "Con l’e-mail dell’area clienti. Se è la prima volta, registrati con il codice cliente.",
  landingStep2: "Scegli il buono",
  landingStep2Text: "Nella sezione Buoni ci sono quelli validi, quelli usati e quelli scaduti.",
  landingStep3: "Mostralo alla cassa",
  landingStep3Text: "Apri il codice a barre sul telefono, oppure scarica il PDF e stampalo.",
  signIn: "Accedi",
  register: "Registrati",

  maintenanceTitle: "Stiamo facendo manutenzione",
  maintenance: "L’area clienti torna tra poco. Bollette e pagamenti non cambiano: riprova più tardi.",
  unreachableTitle: "Non riusciamo a raggiungere i nostri server",
  unreachable: "Manca la connessione, o li stiamo aggiornando: le tue bollette sono al sicuro. Riprova tra qualche minuto.",
  updatingTitle: "Ci stiamo aggiornando",
  updating: "Stiamo installando una nuova versione dell’area clienti. Bastano pochi minuti: riprova tra poco.",
  retry: "Riprova",
  backToSignIn: "Accedi",
});
