import { defineMessages } from "@favilla/design-system/theme/messages.ts";

/** Words of the choice of language. They are in the language that the page has. */
export const languageMessages = defineMessages("languageChoice", {
  shown: "La pagina è in italiano.",
  failed: "Non riusciamo a caricare «{language}»: la pagina resta in italiano. Controlla la connessione e riprova.",
});
