import { defineMessages } from "../theme/messages.ts";

/** Words of recovering, resetting and migrating credentials. */
export const recoveryMessages = defineMessages("recovery", {
  findEmail: "Trova la mia e-mail",
  finding: "Ricerca in corso…",
  answerTitle: "La tua e-mail",
  answer: "Se ti sei registrato con questo codice fiscale, accedi con l’indirizzo:",
  spokenEmail: "comincia con {name}, dopo la chiocciola comincia con {domain} e finisce con {end}",
  answerHelp: "Non lo riconosci? Forse ti sei registrato con un altro codice fiscale, o non l’hai ancora fatto.",
  again: "Cerca con un altro codice",
  signIn: "Accedi",

  passwordHint: "Quella con cui accedi all’area clienti",
  sendLink: "Inviami il link",
  sending: "Invio in corso…",
  newPassword: "Nuova password",
  confirmation: "Ripeti la nuova password",
  save: "Salva la password",
  saving: "Salvataggio in corso…",

  migrationTitle: "Aggiorna il tuo accesso",
  migrationEmailStep: "E-mail",
  migrationPasswordStep: "Password",
  migrationDoneStep: "Fatto",
  migrationEmailHeading: "Serve un’altra e-mail",
  migrationEmailDescription: "Quella con cui accedevi non si può più usare. Scrivine una tua: ti mandiamo un link per confermarla.",
  migrationPasswordHeading: "Scegli una nuova password",
  migrationPasswordDescription: "Quella di prima non è abbastanza sicura. Ne basta una nuova, e il resto rimane com’è.",
  migrationEmailHint: "Un indirizzo che leggi spesso",
  migrationDoneTitle: "Il tuo accesso è aggiornato",
  migrationDone: "Da ora entri nella nuova area clienti. Bollette, forniture e dati sono rimasti com’erano.",

  sentTitle: "Controlla la tua e-mail",
  sentRegistration: "Per finire la registrazione apri il link che ti abbiamo inviato. Vale 48 ore.",
  sentPassword: "Se l’indirizzo è registrato, tra poco ricevi un link per scegliere una nuova password. Vale un’ora.",
  sentEmail: "Per usare il nuovo indirizzo apri il link che ti abbiamo inviato. Vale un giorno.",
  sentTo: "L’indirizzo che hai scritto: {email}",
  notArrived: "Non arriva? Guarda anche nella posta indesiderata, oppure fattela mandare di nuovo.",
  resend: "Invia di nuovo l’e-mail",
  resent: "Te l’abbiamo inviata di nuovo.",
});
