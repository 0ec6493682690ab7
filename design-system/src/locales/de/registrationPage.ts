import type { registrationPageMessages } from "../../access/registrationPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `registrationPageMessages`. */
export const words: WordsOf<typeof registrationPageMessages> = {
  passwordAgain: "Geben Sie das Passwort ein",
  passwordAgainText: "Zu Ihrer Sicherheit bewahren wir es nicht auf. Alles andere ist noch da.",
};
