import type { billFilesMessages } from "../../bills/billFilesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billFilesMessages`. */
export const words: WordsOf<typeof billFilesMessages> = {
  reading: "We are getting your PDFs ready…",
  progress: "PDFs ready",
  doneOf: "{done} of {total}",
  many: "There are many: it takes a few minutes. Keep the page open; if you cancel, we save those that are ready.",
  savedOne: "PDF saved",
  savedOther: "{count} PDFs saved",
  someSaved: "{ready} of {total} PDFs saved",
  noneSaved: "No PDF saved",
  savedInOne: "You find it among your downloads, in {name}.",
  savedIn: "You find them among your downloads, in {name}.",
  cancelled: "You stopped before the end.",
  stillToCome: "Missing:",
  moreOne: "and one more",
  moreOther: "and {count} more",
  retryOne: "Try the missing one again",
  retryOther: "Try the {count} missing ones again",
  close: "Close",
};
