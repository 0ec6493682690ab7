import { defineMessages } from "../theme/messages.ts";

export const deleteMessages = defineMessages("deleteAccount", {
  title: "Vuoi eliminare il tuo account?",
  description: "Non si può annullare.",
  consequence1: "Non potrai più accedere all’area clienti, né ai documenti che contiene.",
  consequence2: "Le tue forniture restano attive, e le bollette continuano ad arrivare.",
  consequence3: "Se cambi idea, ti registri di nuovo.",
  understood: "Ho capito: elimina il mio account",
  notTicked: "Spunta la casella per confermare.",
  confirm: "Elimina l’account",
  cancel: "Tieni l’account",
  failed: "L’account non è eliminato: è un problema nostro o della connessione. È rimasto com’era: riprova.",
  failedUnknown: "Non sappiamo se l’account è eliminato: la risposta si è persa per strada. Riprova: se lo è già, te lo diciamo.",
});
