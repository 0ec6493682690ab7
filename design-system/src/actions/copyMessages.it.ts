import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const copyMessages = defineMessages("copy", {
  copied: "Copiato",
  blocked: "Copia non riuscita",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    copy: WordsOf<typeof copyMessages>;
  }
}
