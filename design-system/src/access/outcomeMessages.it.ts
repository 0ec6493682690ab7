import { defineMessages } from "../theme/messages.ts";

/** Results of links from e-mails, by purpose of the link. */
export const outcomeMessages = defineMessages("linkOutcome", {
  registrationSuccessTitle: "Registrazione confermata",
  registrationSuccess: "Il tuo account è attivo: accedi con la tua e-mail e la tua password.",
  registrationUsed: "La registrazione è già confermata: puoi accedere.",
  passwordSuccessTitle: "Password aggiornata",
  passwordSuccess: "Da ora accedi con la nuova password. Per sicurezza abbiamo chiuso gli accessi aperti.",
  passwordUsed: "La password è già stata cambiata con questo link. Se non sei stato tu, fatti mandare un altro link e cambiala subito.",
  emailSuccessTitle: "E-mail aggiornata",
  emailSuccess: "Da ora accedi con il nuovo indirizzo.",
  emailUsed: "L’indirizzo è già stato aggiornato: accedi con quello nuovo.",
  validationSuccessTitle: "E-mail confermata",
  validationSuccess: "Grazie: ora sappiamo che l’indirizzo è il tuo.",
  validationUsed: "L’indirizzo è già stato confermato: non devi fare altro.",
  billEmailSuccessTitle: "E-mail per le bollette confermata",
  billEmailSuccess: "Le prossime bollette arrivano a questo indirizzo.",
  billEmailUsed: "L’indirizzo per le bollette è già stato confermato: non devi fare altro.",

  usedTitle: "Questo link è già stato usato",
  expiredTitle: "Questo link è scaduto",
  expired: "I link durano poco, per la tua sicurezza. Quello che volevi fare non è andato perso: chiedine un altro.",
  foreignTitle: "Questo link non è valido",
  foreign: "Forse è incompleto, o ne hai ricevuto uno più recente. Apri l’ultima e-mail che ti abbiamo inviato, oppure chiedine un’altra.",
  takenTitle: "Questo indirizzo è già in uso",
  taken:
    "Nel frattempo è diventato l’indirizzo di un altro account. Il tuo account resta con l’indirizzo di prima: per cambiarlo, scegline un altro.",
  registrationTaken:
    "Un altro account ha già questo indirizzo. Se è il tuo, accedi: da lì recuperi anche una password dimenticata. Altrimenti registrati di nuovo con un altro indirizzo.",

  continue: "Accedi",
  renewRegistration: "Registrati di nuovo",
  renew: "Chiedi un altro link",
  otherAddress: "Scegli un altro indirizzo",
});
