import { defineMessages } from "../theme/messages.ts";

export const timelineMessages = defineMessages("timeline", {
  done: "fatto",
  current: "in corso",
  coming: "da fare",
  failed: "non riuscito",
});
