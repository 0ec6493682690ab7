import { defineMessages } from "../theme/messages.ts";

export const formsMessages = defineMessages("forms", {
  optional: "facoltativo",
  optionalFeminine: "facoltativa",
  showPassword: "Mostra la password",
  capsLock: "Il blocco maiuscole è attivo.",
  invalid: "Controlla quello che hai scritto",
  saving: "Salvataggio in corso…",
  stored: "Salvato",
  summaryOne: "C’è un campo da controllare",
  summaryOther: "Ci sono {count} campi da controllare",
});
