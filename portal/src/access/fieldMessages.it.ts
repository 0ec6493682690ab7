import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** What is wrong with a field of registering or recovering. */
export const fieldMessages = defineMessages("accessFields", {
  passwordRequired: "Scegli una password",
  passwordAgain: "Scrivi la password",
  passwordAgainText: "Per la tua sicurezza non la conserviamo. Tutto il resto c’è ancora.",
  passwordWeak: "Controlla la password: qui sotto trovi quello che le manca",
  fiscalCodeRequired: "Scrivi il codice fiscale",
  fiscalCodeInvalid: "Controlla il codice fiscale: servono 16 caratteri, o 11 cifre per aziende e condomìni",
  clientCodeRequired: "Scrivi il codice cliente",
  phoneRequired: "Scrivi il numero di cellulare",
  phoneInvalid: "Controlla il numero: servono da 8 a 15 cifre, prefisso compreso",
  phonePrefixUnknown: "Non conosciamo questo prefisso: sceglilo dall’elenco e scrivi il resto del numero",
  italy: "+39 Italia",
  informativaRequired: "Leggi l’informativa e metti la spunta",
  consentRequired: "Questo consenso serve per registrarti: metti la spunta",
});

export type FieldMessages = WordsOf<typeof fieldMessages>;

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    accessFields: FieldMessages;
  }
}
