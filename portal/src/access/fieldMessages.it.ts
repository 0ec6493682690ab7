import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** What is wrong with a field of registering or recovering. */
export const fieldMessages = defineMessages("accessFields", {
  emailRequired: "Scrivi la tua e-mail",
  emailInvalid: "Scrivi un indirizzo e-mail completo, come nome@esempio.it",
  tooLong: "È troppo lungo: controlla quello che hai scritto",
  passwordRequired: "Scegli una password",
  passwordWeak: "Controlla la password: qui sotto trovi quello che le manca",
  fiscalCodeRequired: "Scrivi il codice fiscale",
  fiscalCodeInvalid: "Controlla il codice fiscale: servono 16 caratteri, o 11 cifre per aziende e condomìni",
  clientCodeRequired: "Scrivi il codice cliente",
  phoneRequired: "Scrivi il numero di cellulare",
  phoneInvalid: "Controlla il numero: servono da 8 a 15 cifre, prefisso compreso",
  informativaRequired: "Leggi l’informativa e metti la spunta",
  consentRequired: "Questo consenso serve per registrarti: metti la spunta",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    accessFields: WordsOf<typeof fieldMessages>;
  }
}
