import { defineMessages } from "../theme/messages.ts";

/** Words of the withdrawal from a contract. Those of the two buttons are the law's: article 54-bis of the consumer code. */
export const withdrawalMessages = defineMessages("withdrawal", {
  title: "Ripensarci",
  until: "Puoi recedere da questo contratto fino al {date}: {distance}.",
  over: "Il periodo per recedere da questo contratto è finito il {date}.",
  open: "Recedere dal contratto qui",
  declaration: "Confermando ci comunichi che recedi da questo contratto.",
  name: "Nome",
  number: "Numero di contratto",
  email: "E-mail per la ricevuta",
  emailRequired: "Scrivi l’indirizzo e-mail.",
  emailTooLong: "L’indirizzo è troppo lungo: controllalo.",
  emailCharacters: "L’indirizzo ha spazi o lettere accentate: controllalo.",
  emailInvalid: "Scrivi un indirizzo come nome@esempio.it.",
  confirm: "Conferma recesso",
  cancel: "Annulla",
  sent: "Recesso ricevuto.",
  sentText: "Qui sotto trovi la ricevuta.",
  receiptTitle: "Ricevuta del recesso",
  receivedAt: "Ricevuto il",
  sentTo: "Ricevuta inviata a",
  save: "Salva la ricevuta",
  fileName: "recesso-{number}.txt",
  follow: "Vedi le tue richieste",
  notReceived: "Il recesso non è arrivato: la connessione si è interrotta. Confermalo di nuovo.",
  notKnown: "Non sappiamo se il recesso è arrivato: la connessione si è interrotta. Riprova: non lo riceviamo due volte.",
});
