import type { outcomeMessages } from "../../access/outcomeMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `outcomeMessages`. */
export const words: WordsOf<typeof outcomeMessages> = {
  registrationSuccessTitle: "Registration confirmed",
  registrationSuccess: "Your account is active: sign in with your email address and your password.",
  registrationUsed: "Your registration is already confirmed: you can sign in.",
  passwordSuccessTitle: "Password changed",
  passwordSuccess: "From now on, sign in with the new password. To keep you safe, we have signed you out everywhere.",
  passwordUsed: "The password was already changed with this link. If that wasn’t you, ask for another link and change it at once.",
  emailSuccessTitle: "Email address changed",
  emailSuccess: "From now on, sign in with the new address.",
  emailUsed: "The address has already been changed: sign in with the new one.",
  validationSuccessTitle: "Email address confirmed",
  validationSuccess: "Thank you: now we know that the address is yours.",
  validationUsed: "The address is already confirmed: there is nothing else to do.",
  billEmailSuccessTitle: "Email address for bills confirmed",
  billEmailSuccess: "Your next bills will come to this address.",
  billEmailUsed: "The address for your bills is already confirmed: there is nothing else to do.",
  usedTitle: "This link has already been used",
  expiredTitle: "This link has expired",
  expired: "To keep you safe, links are only valid for a short time. Nothing is lost: ask for another one.",
  foreignTitle: "This link is not valid",
  foreign: "It may be incomplete, or you received a newer one. Open the last email we sent you, or ask for another one.",
  takenTitle: "This address is already in use",
  taken: "In the meantime it has become the address of another account. Yours keeps the address it had: to change it, choose another one.",
  registrationTaken:
    "Another account already has this address. If it is yours, sign in: the sign-in page also helps with a forgotten password. Otherwise register again with another address.",
  continue: "Sign in",
  renewRegistration: "Register again",
  renew: "Ask for another link",
  otherAddress: "Choose another address",
};
