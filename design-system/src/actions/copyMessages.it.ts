import { defineMessages } from "../theme/messages.ts";

export const copyMessages = defineMessages("copy", {
  copied: "Copiato",
  blocked: "Copia non riuscita",
});
