import { defineMessages } from "../theme/messages.ts";

/** Errors of the fields for registration and recovery. Errors of the e-mail field are in `signInMessages`. */
export const fieldMessages = defineMessages("accessFields", {
  passwordRequired: "Scegli una password",
  passwordWeak: "Controlla la password: qui sotto trovi quello che le manca",
  confirmationDifferent: "Le due password sono diverse: riscrivi la seconda",
  fiscalCodeRequired: "Scrivi il codice fiscale",
  fiscalCodeInvalid: "Controlla il codice fiscale: servono 16 caratteri, o 11 cifre per aziende, condomìni e codici provvisori",
  clientCodeRequired: "Scrivi il codice cliente",
  clientCodeTooLong: "È troppo lungo: controlla quello che hai scritto",
  phoneRequired: "Scrivi il numero di cellulare",
  phoneInvalid: "Controlla il numero: servono almeno 8 cifre dopo il prefisso, al massimo 10 per un cellulare italiano",
  phonePrefixUnknown: "Non conosciamo questo prefisso: sceglilo dall’elenco e scrivi il resto del numero",
  informativaRequired: "Leggi l’informativa e metti la spunta",
  consentRequired: "Questo consenso serve per registrarti: metti la spunta",
});
