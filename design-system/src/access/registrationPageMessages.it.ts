import { defineMessages } from "../theme/messages.ts";

/** Words of the registration that only a reload needs. */
export const registrationPageMessages = defineMessages("registrationPage", {
  passwordAgain: "Scrivi la password",
  passwordAgainText: "Per la tua sicurezza non la conserviamo. Tutto il resto c’è ancora.",
});
