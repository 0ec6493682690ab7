import { defineMessages } from "../theme/messages.ts";

/** Words of the pages that recover and change credentials. */
export const recoverMessages = defineMessages("recoverPages", {
  emailLead: "Con il codice fiscale ritrovi l’indirizzo con cui ti sei registrato.",
  passwordLead: "Ti mandiamo un link per sceglierne una nuova.",
  newPasswordLead: "Scrivila una volta sola: con l’occhio la vedi.",
  signIn: "Accedi",
  proofMissingTitle: "Prima accedi",
  proofMissing: "Per aggiornare l’account accedi con l’e-mail e la password che usi ora: ti guidiamo noi.",
  proofExpiredTitle: "È passato troppo tempo",
  proofExpired: "Per sicurezza hai mezz’ora per aggiornare l’account. Accedi di nuovo e ricomincia da qui.",
  noRegistrationTitle: "Vuoi registrarti?",
  noRegistration: "Qui non c’è nessuna registrazione in corso. Se ne hai appena mandata una, apri il link nell’e-mail: vale 48 ore.",
  noChangeTitle: "Hai una nuova password?",
  noChange: "Qui non è stato cambiato niente. Se ne hai appena scelta una, accedi con quella; se l’hai dimenticata, ti mandiamo un link.",
  registrationLost: "Non arriva? Guarda anche nella posta indesiderata, oppure",
  registerAgain: "registrati di nuovo",
  resendFailed: "Non siamo riusciti a inviarla di nuovo: riprova",
});
