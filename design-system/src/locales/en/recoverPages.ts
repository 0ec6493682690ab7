import type { recoverMessages } from "../../access/recoverMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `recoverMessages`. */
export const words: WordsOf<typeof recoverMessages> = {
  emailLead: "With your tax code you find the address you registered with.",
  passwordLead: "We’ll send you a link to choose a new one.",
  newPasswordLead: "Enter it only once: the eye shows it to you.",
  signIn: "Sign in",
  proofMissingTitle: "Sign in first",
  proofMissing: "To update your account, sign in with the email address and the password you use now: we’ll guide you.",
  proofExpiredTitle: "Too much time has passed",
  proofExpired: "To keep you safe, you have half an hour to update your account. Sign in again and start from here.",
  noRegistrationTitle: "Do you want to register?",
  noRegistration:
    "There is no registration under way here. If you have just sent one, open the link in the email: it is valid for 48 hours.",
  noChangeTitle: "Do you have a new password?",
  noChange:
    "Nothing was changed here. If you have just chosen a password, sign in with it; if you have forgotten it, we’ll send you a link.",
  registrationLost: "Has it not arrived? Look in your junk mail too, or",
  registerAgain: "register again",
  resendFailed: "We could not send it again: try once more",
};
