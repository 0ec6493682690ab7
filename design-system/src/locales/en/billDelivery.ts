import type { deliveryMessages } from "../../payments/deliveryMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `deliveryMessages`. */
export const words: WordsOf<typeof deliveryMessages> = {
  legend: "How would you like to receive your bills?",
  byEmail: "By email",
  byEmailHint: "It comes at once, as a PDF, and uses no paper.",
  byPost: "By post",
  byPostHint: "It comes to the billing address in a few days.",
  byPostAddress: "It comes in a few days to: {address}.",
  deliveryMissing: "Choose how to receive your bills.",
  email: "Email for bills",
  emailHint: "We’ll send you a link to confirm it.",
  emailRequired: "Enter the email address.",
  emailTooLong: "The email address is not valid: enter one with 254 characters at most.",
  emailInvalid: "The email address is not valid: check that it is like nome@esempio.it.",
  emailCharacters: "An email address can’t have accented letters or spaces: enter it like nome@esempio.it.",
  emailRefused: "This email address is not valid: enter another one.",
  pec: "PEC",
  pecHint: "Your certified email address (PEC), if you have one.",
  pecInvalid: "The PEC is not valid: check that it is like nome@pec.esempio.it.",
  save: "Save",
  notSaved: "We could not save",
  validatingTitle: "Confirm your email address",
  validating: "Open the link that we sent to {email}: until then, the address is not confirmed.",
  validatingSince: "Link sent on {date}.",
  validatingSinceVowel: "Link sent on {date}.",
  sendAgain: "Send the link again",
};
