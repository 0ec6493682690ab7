import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const actionsMessages = defineMessages("actions", {
  loading: "Un attimo…",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    actions: WordsOf<typeof actionsMessages>;
  }
}
