import { defineMessages } from "../theme/messages.ts";

/** Words of the pages that e-mail links open. */
export const linkMessages = defineMessages("links", {
  opening: "Un momento…",
  following: "Stiamo verificando il link…",
  notChecked: "Non riusciamo a verificare il link",
  retry: "Riprova",
  home: "Vai alla home",
});
