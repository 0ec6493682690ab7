import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { registrationPageMessages } from "../../../rooms/access/registration/registrationMessages.it.ts";

/** English texts of `registrationPageMessages`. */
export const registrationPage: WordsOf<typeof registrationPageMessages> = {
  passwordAgain: "Enter the password",
  passwordAgainText: "To keep you safe, we don’t store it. Everything else is still there.",
};
