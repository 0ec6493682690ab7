import type { signInMessages } from "../../access/signInMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `signInMessages`. */
export const words: WordsOf<typeof signInMessages> = {
  email: "Email",
  password: "Password",
  forgotEmail: "Forgotten email?",
  forgotPassword: "Forgotten password?",
  submit: "Sign in",
  submitting: "Signing in…",
  firstTime: "First time here?",
  register: "Register",
  emailRequired: "Enter your email address",
  emailInvalid: "Enter a complete email address, such as nome@esempio.it",
  emailCharacters: "An email address can’t have accented letters or spaces: enter it like nome@esempio.it",
  emailTooLong: "It is too long: check what you entered",
  passwordRequired: "Enter your password",
  passwordTooLong: "It is too long: check what you entered",
  failed: "That didn’t work",
  signInFailed: "You are not signed in",
};
