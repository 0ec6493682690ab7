import { defineMessages } from "../theme/messages.ts";

/** Words of the cadastral panel and page. */
export const cadastralPageMessages = defineMessages("cadastralPage", {
  loading: "Caricamento dei dati catastali",
  loadFailed: "Non riusciamo a caricare i dati catastali",
  noneTitle: "Mancano i dati catastali",
  noneText: "La legge ci chiede di raccoglierli: li trovi nell’atto di acquisto o nella visura catastale.",
  add: "Inserisci i dati catastali",
  change: "Cambia i dati",
  lastRequest: "Ultima richiesta di modifica",
  pendingTitle: "Una richiesta è in corso",
  pendingText: "Appena è conclusa puoi farne un’altra.",

  lead: "Fornitura: {name}",
  backToSupply: "Torna alla fornitura",
  cancelTitle: "Vuoi uscire senza salvare?",
  cancelText: "I dati che hai scritto andranno persi.",
  cancelConfirm: "Esci",
  cancelKeep: "Continua a scrivere",
  successTitle: "Richiesta ricevuta",
  successText: "Controlliamo i dati e li aggiorniamo. A che punto siamo lo vedi nella pagina della fornitura e fra le tue richieste.",
  failureTitle: "Non siamo riusciti a inviare la richiesta",
  failureText: "I dati che hai scritto sono ancora qui: torna indietro per riprovare.",
  unknownTitle: "Non sappiamo se la richiesta è arrivata",
  unknownText: "La risposta si è persa per strada. Torna indietro per riprovare: se invii gli stessi dati, la richiesta resta una sola.",
  back: "Torna indietro",
});
