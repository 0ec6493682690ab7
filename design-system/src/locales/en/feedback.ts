import type { feedbackMessages } from "../../feedback/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `feedbackMessages`. */
export const words: WordsOf<typeof feedbackMessages> = {
  wait: "One moment…",
  loading: "Loading",
  dismiss: "Close",
  toast: "Message:",
  toasts: "Messages ({hotkey})",
  serverErrorTitle: "Something went wrong",
  serverErrorDescription: "We can’t load these data. Try again soon.",
  retry: "Try again",
};
