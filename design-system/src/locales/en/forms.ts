import type { formsMessages } from "../../forms/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `formsMessages`. */
export const words: WordsOf<typeof formsMessages> = {
  optional: "optional",
  optionalFeminine: "optional",
  showPassword: "Show the password",
  capsLock: "Caps lock is on.",
  invalid: "Check what you entered",
  saving: "Saving…",
  stored: "Saved",
  summaryOne: "There is one field to check",
  summaryOther: "There are {count} fields to check",
};
