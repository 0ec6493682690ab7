import type { publicMessages } from "../../access/publicMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `publicMessages`. */
export const words: WordsOf<typeof publicMessages> = {
  landingTitle: "Your vouchers, close at hand",
  landingDescription:
    "You find them in the customer area with your bills and consumption: see what they are worth and until when, and use them from your phone.",
  landingSteps: "How it works",
  landingStep1: "Sign in",
  landingStep1Text: "With the email address of your customer area. If it is your first time, register with your customer number.",
  landingStep2: "Choose the voucher",
  landingStep2Text: "The Vouchers section has the valid ones, the used ones and the expired ones.",
  landingStep3: "Show it at the till",
  landingStep3Text: "Open the barcode on your phone, or download the PDF and print it.",
  signIn: "Sign in",
  register: "Register",
  maintenanceTitle: "We are carrying out maintenance",
  maintenance: "The customer area will be back soon. Your bills and payments stay as they are: try again later.",
  unreachableTitle: "We can’t reach our servers",
  unreachable: "The connection may be missing, or we are updating them. Your bills are safe: try again in a few minutes.",
  updatingTitle: "We are updating",
  updating: "We are installing a new version of the customer area. It takes a few minutes: try again soon.",
  retry: "Try again",
  backToSignIn: "Sign in",
};
