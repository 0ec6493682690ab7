import { defineMessages } from "../theme/messages.ts";

/** Words of the delivery forms. */
export const deliveryMessages = defineMessages("billDelivery", {
  legend: "Come vuoi ricevere le bollette?",
  byEmail: "Per e-mail",
  byEmailHint: "Arriva subito, in PDF, e non consuma carta.",
  byPost: "Per posta",
  byPostHint: "Arriva in qualche giorno all’indirizzo per le bollette.",
  byPostAddress: "Arriva in qualche giorno a: {address}.",
  deliveryMissing: "Scegli come ricevere le bollette.",

  email: "E-mail per le bollette",
  emailHint: "Ti mandiamo un link per confermarla.",
  emailRequired: "Scrivi l’e-mail.",
  emailTooLong: "L’e-mail non è valida: scrivine una di 254 caratteri al massimo.",
  emailInvalid: "L’e-mail non è valida: controlla che sia come nome@esempio.it.",
  emailCharacters: "L’e-mail non può avere lettere accentate o spazi: scrivila come nome@esempio.it.",
  emailRefused: "Questa e-mail non è valida: scrivine un’altra.",
  pec: "PEC",
  pecHint: "La posta elettronica certificata, se ne hai una.",
  pecInvalid: "La PEC non è valida: controlla che sia come nome@pec.esempio.it.",
  save: "Salva",
  notSaved: "Non siamo riusciti a salvare",

  validatingTitle: "Conferma la tua e-mail",
  validating: "Apri il link che abbiamo mandato a {email}: fino ad allora l’indirizzo è da confermare.",
  validatingSince: "Link inviato il {date}.",
  validatingSinceVowel: "Link inviato l’{date}.",
  sendAgain: "Invia di nuovo il link",
});
