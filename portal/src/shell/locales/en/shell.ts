import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { languageMessages } from "../../language/languageMessages.it.ts";
import type { startMessages } from "../../start/startMessages.it.ts";

/** English texts of `languageMessages`. */
export const languageChoice: WordsOf<typeof languageMessages> = {
  shown: "The page is in English.",
  failed: "We could not load “{language}”: the page stays in English. Check the connection and try again.",
};

/** English texts of `startMessages`. */
export const start: WordsOf<typeof startMessages> = {
  stillHere: "What you entered is still here. Check your connection and try again.",
  later: "Not now",
};
