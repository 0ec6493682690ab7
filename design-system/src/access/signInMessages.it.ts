import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of signing in, and those that every form of access shares. */
export const signInMessages = defineMessages("signIn", {
  email: "E-mail",
  password: "Password",
  forgotEmail: "Hai dimenticato l’e-mail?",
  forgotPassword: "Hai dimenticato la password?",
  submit: "Accedi",
  submitting: "Accesso in corso…",
  firstTime: "Prima volta qui?",
  register: "Registrati",
  failed: "Non ci siamo riusciti",
  signInFailed: "Accesso non riuscito",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    signIn: WordsOf<typeof signInMessages>;
  }
}
