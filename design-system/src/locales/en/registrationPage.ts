import type { registrationPageMessages } from "../../access/registrationPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `registrationPageMessages`. */
export const words: WordsOf<typeof registrationPageMessages> = {
  passwordAgain: "Enter the password",
  passwordAgainText: "To keep you safe, we don’t store it. Everything else is still there.",
};
