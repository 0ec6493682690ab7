import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const dataMessages = defineMessages("data", {
  electricity: "Luce",
  gas: "Gas",
  dual: "Luce e gas",
  tv: "Canone TV",
  services: "Servizi",
  other: "Altro",
  absent: "non disponibile",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    data: WordsOf<typeof dataMessages>;
  }
}
