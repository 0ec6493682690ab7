import type { signInMessages } from "../../access/signInMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `signInMessages`. */
export const words: WordsOf<typeof signInMessages> = {
  email: "E-Mail",
  password: "Passwort",
  forgotEmail: "E-Mail vergessen?",
  forgotPassword: "Passwort vergessen?",
  submit: "Anmelden",
  submitting: "Anmeldung läuft…",
  firstTime: "Zum ersten Mal hier?",
  register: "Registrieren",
  emailRequired: "Geben Sie Ihre E-Mail-Adresse ein",
  emailInvalid: "Geben Sie eine vollständige E-Mail-Adresse ein, wie nome@esempio.it",
  emailCharacters: "Eine E-Mail-Adresse hat keine Akzente, Umlaute oder Leerzeichen: Schreiben Sie sie wie nome@esempio.it",
  emailTooLong: "Das ist zu lang: Prüfen Sie Ihre Eingabe",
  passwordRequired: "Geben Sie Ihr Passwort ein",
  passwordTooLong: "Das ist zu lang: Prüfen Sie Ihre Eingabe",
  failed: "Das hat nicht geklappt",
  signInFailed: "Anmeldung nicht möglich",
};
