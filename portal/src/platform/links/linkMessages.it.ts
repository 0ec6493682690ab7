import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** Words of the pages that links from e-mails lead to. */
export const linkMessages = defineMessages("links", {
  opening: "Un momento…",
  following: "Stiamo verificando il link…",
  notChecked: "Non riusciamo a verificare il link",
  retry: "Riprova",
  home: "Vai alla home",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    links: WordsOf<typeof linkMessages>;
  }
}
