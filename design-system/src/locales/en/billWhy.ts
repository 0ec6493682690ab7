import type { billWhyMessages } from "../../bills/whyPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billWhyMessages`. */
export const words: WordsOf<typeof billWhyMessages> = {
  whyTitle: "Why this amount",
  whyLoading: "We are comparing the bills",
  whyFailed: "The comparison did not arrive: it is a problem of ours or of the connection. The bills are safe: try again.",
  whyNone: "This document can’t be compared with other bills.",
};
