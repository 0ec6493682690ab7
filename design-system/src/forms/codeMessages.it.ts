import { defineMessages } from "../theme/messages.ts";

/** Words of the fields for codes and telephone numbers. They are in their own module, so that a login page does not load them. */
export const codeMessages = defineMessages("codeFields", {
  iban: "IBAN",
  ibanHint: "Comincia con la sigla del Paese, per esempio IT. Puoi incollarlo anche con gli spazi.",
  digitsHint: "{length} cifre, con o senza spazi",
  phonePrefix: "Prefisso",
  italy: "+39 Italia",
  oneTimeCode: "Codice di verifica",
  oneTimeCodeHint: "Le {length} cifre che ti abbiamo mandato per SMS",
});
