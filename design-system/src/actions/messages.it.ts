import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const actionsMessages = defineMessages("actions", {
  loading: "Un attimo…",
  badge: "{label}: {count}",
  remove: "Togli {label}",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    actions: WordsOf<typeof actionsMessages>;
  }
}
