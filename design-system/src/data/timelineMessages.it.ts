import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const timelineMessages = defineMessages("timeline", {
  done: "fatto",
  current: "in corso",
  coming: "da fare",
  failed: "non riuscito",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    timeline: WordsOf<typeof timelineMessages>;
  }
}
