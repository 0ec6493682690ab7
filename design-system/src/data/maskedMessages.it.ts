import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const maskedMessages = defineMessages("masked", {
  show: "Mostra {label}",
  endsWith: "nascosto, finisce con {end}",
  hidden: "nascosto",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    masked: WordsOf<typeof maskedMessages>;
  }
}
