import { defineMessages } from "../theme/messages.ts";

/** Words of the checklist. They are in their own module, so that a login page does not load them. */
export const passwordMessages = defineMessages("passwordChecklist", {
  title: "La password deve avere:",
  upper: "una lettera maiuscola",
  lower: "una lettera minuscola",
  digit: "una cifra",
  symbol: "un simbolo (per esempio ! o ?)",
  long: "almeno 8 caratteri",
  short: "al massimo 99 caratteri",
  noSpaces: "nessuno spazio",
  met: "sì",
  unmet: "non ancora",
  allMet: "La password rispetta tutte le regole.",
  missing: "Regole ancora da rispettare: {rules}.",
});
