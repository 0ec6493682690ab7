import { defineMessages } from "../theme/messages.ts";

/** Words of the sign-in form, and those that all access forms share. */
export const signInMessages = defineMessages("signIn", {
  email: "E-mail",
  password: "Password",
  forgotEmail: "E-mail dimenticata?",
  forgotPassword: "Password dimenticata?",
  submit: "Accedi",
  submitting: "Accesso in corso…",
  firstTime: "Prima volta qui?",
  register: "Registrati",
  emailRequired: "Scrivi la tua e-mail",
  emailInvalid: "Scrivi un indirizzo e-mail completo, come nome@esempio.it",
  emailCharacters: "L’indirizzo e-mail non può avere lettere accentate o spazi: scrivilo come nome@esempio.it",
  emailTooLong: "È troppo lungo: controlla quello che hai scritto",
  passwordRequired: "Scrivi la tua password",
  passwordTooLong: "È troppo lungo: controlla quello che hai scritto",
  failed: "Non ci siamo riusciti",
  signInFailed: "Accesso non riuscito",
});
