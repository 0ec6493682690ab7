import { defineMessages } from "../theme/messages.ts";

export const discreetMessages = defineMessages("discreet", {
  hide: "Nascondi importi e codici",
  hidden: "Importi e codici nascosti",
  show: "Mostra",
  showLabel: "Mostra importi e codici",
  hiddenAmount: "importo nascosto",
  hiddenCode: "codice nascosto",
  filesShowAll: "I file che scarichi mostrano importi e codici per intero.",
});
