import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { registrationPageMessages } from "../../../rooms/access/registration/registrationMessages.it.ts";

/** German texts of `registrationPageMessages`. */
export const registrationPage: WordsOf<typeof registrationPageMessages> = {
  passwordAgain: "Geben Sie das Passwort ein",
  passwordAgainText: "Zu Ihrer Sicherheit bewahren wir es nicht auf. Alles andere ist noch da.",
};
