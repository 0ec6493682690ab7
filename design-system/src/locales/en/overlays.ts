import type { overlaysMessages } from "../../overlays/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `overlaysMessages`. */
export const words: WordsOf<typeof overlaysMessages> = {
  close: "Close",
  confirm: "Confirm",
  cancel: "Cancel",
  back: "Back",
  forward: "Forward",
  retry: "Try again",
  done: "Got it",
  position: "{position} of {count}",
  notFetched: "This part did not open. Check your connection and try again.",
  busy: "One moment: we are almost done. You can close this soon.",
  errorTitle: "Something went wrong",
  errorDescription: "This is our problem, not yours. Try again in a few minutes.",
};
