import { defineMessages } from "../theme/messages.ts";

/** Words of the dialog in which a customer saves or prints the file about a bill. */
export const dossierDialogMessages = defineMessages("dossierDialog", {
  open: "Salva il fascicolo",
  opening: "Stiamo aprendo il fascicolo…",
  openFailed: "Non riusciamo ad aprire il fascicolo",
  openFailedText: "Controlla la connessione e riprova.",
  title: "Il fascicolo della bolletta",
  text: "Un file solo per chi ti aiuta: la bolletta, le letture, il perché dell’importo, le bollette precedenti e i reclami.",
  personal: "Con i dati personali",
  personalHint: "Senza, nomi, importi e codici sono puntini. Rileggi comunque i testi dei reclami.",
  save: "Salva il fascicolo",
  print: "Stampa il fascicolo",
  missing: "Non abbiamo letto: {parts}. È un problema nostro o della connessione: riprova, o vai avanti così.",
  retry: "Riprova",
  saveAnyway: "Salva così",
  printAnyway: "Stampa così",
  saved: "Lo trovi fra i file scaricati: {name}",
  failed: "Il fascicolo non è pronto: è un problema nostro o del tuo dispositivo. Riprova.",
});
