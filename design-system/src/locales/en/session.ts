import type { sessionMessages } from "../../access/sessionMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `sessionMessages`. */
export const words: WordsOf<typeof sessionMessages> = {
  endingTitle: "Do you want to stay in the customer area?",
  endingOne: "To keep you safe, we’ll ask you to sign in again in less than a minute. Then you come back to this page.",
  endingOther: "To keep you safe, we’ll ask you to sign in again in less than {count} minutes. Then you come back to this page.",
  endingExtend: "Stay",
  endingDismiss: "Not now",
};
