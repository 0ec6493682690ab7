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
  serverErrorDescription: "This is our problem, not yours: your data are safe. Try again in a few minutes.",
  retry: "Try again",
  helpCall: "Do you need help now? Call {phone}.",
};
