import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

export const registrationPageMessages = defineMessages("registrationPage", {
  passwordAgain: "Scrivi la password",
  passwordAgainText: "Per la tua sicurezza non la conserviamo. Tutto il resto c’è ancora.",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    registrationPage: WordsOf<typeof registrationPageMessages>;
  }
}
