import type { comboboxMessages } from "../../forms/comboboxMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `comboboxMessages`. */
export const words: WordsOf<typeof comboboxMessages> = {
  minimumHint: "Enter at least {count} characters to see suggestions.",
  list: "Suggestions",
  loading: "Looking for suggestions…",
  none: "No suggestions: you can go on typing.",
  failed: "The suggestions did not arrive: you can go on typing.",
  foundOne: "One suggestion: use the arrow keys to choose it.",
  foundOther: "{count} suggestions: use the arrow keys to choose.",
};
