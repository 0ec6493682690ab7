import { defineMessages } from "../theme/messages.ts";

/** Words of the messages above a page. */
export const announcementMessages = defineMessages("announcements", {
  announcements: "Avvisi",
  accountDeleted: "Il tuo account non c’è più",
  accountDeletedText: "L’abbiamo eliminato, e te lo confermiamo per e-mail. Le tue forniture restano attive.",
  accountPerhapsDeleted: "Il tuo account è stato probabilmente eliminato",
  accountPerhapsDeletedText:
    "La conferma non ci è arrivata e il tuo accesso si è chiuso. Per saperlo con certezza prova ad accedere: se non ci riesci, l’account non c’è più. Le tue forniture restano attive.",
  sessionExpired: "Per sicurezza l’accesso è scaduto",
  sessionExpiredText: "Accedi di nuovo per continuare.",
  sessionExpiredBack: "Accedi di nuovo: torni dove eri rimasto.",
  leftElsewhere: "Sei uscito dall’area clienti in un’altra scheda",
  leftElsewhereText: "Per la tua sicurezza abbiamo chiuso anche questa.",
  cookiesRefused: "Il tuo browser non accetta i cookie di questo sito",
  cookiesRefusedText: "Servono per accedere, e solo a questo: permettili nelle impostazioni del browser, poi accedi di nuovo.",
  notStored: "Non possiamo ricordare il tuo accesso",
  notStoredText: "Il tuo browser non ci lascia salvare dati: se ricarichi o chiudi la pagina dovrai accedere di nuovo.",
});
