import { defineMessages } from "../theme/messages.ts";

/** Words of a moment that proves something, such as an arrival or a change. */
export const momentMessages = defineMessages("moments", {
  at: "{date} alle {time}",
});
