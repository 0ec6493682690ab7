import type { registrationMessages } from "../../access/registrationMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `registrationMessages`. */
export const words: WordsOf<typeof registrationMessages> = {
  title: "Register",
  cancel: "Cancel",
  back: "Back",
  continue: "Continue",
  register: "Create the account",
  stepClient: "About you",
  stepAccount: "Your account",
  stepPrivacy: "Privacy",
  stepFinal: "Confirm",
  clientHeading: "Let’s start from a bill",
  clientDescription: "All you need is the customer number and the tax code of the contract holder.",
  accountHeading: "How would you like to sign in?",
  accountDescription: "You enter the customer area with this email address and this password.",
  privacyHeading: "Your data, your choices",
  privacyDescription: "Give only the consents you want: you can change your mind at any time in your profile.",
  clientCode: "Customer number",
  clientCodeHint: "It is at the top of every bill, for example C-\u2060100021",
  whereIsIt: "Where do I find the customer number?",
  picture:
    "It is on the first page of the bill, at the top right, below the holder’s name. If you receive your bill by email, it is in there too.",
  fiscalCode: "Tax code (codice fiscale)",
  fiscalCodeHint: "16 characters, as on your Italian health card; 11 digits for companies, condominiums and provisional codes",
  emailHint: "We’ll send the link that confirms your registration here",
  phone: "Mobile number",
  phoneHint: "We only text you to confirm your requests",
  newPassword: "Choose a password",
  privacyLoading: "Loading the privacy notices",
  privacyFailure: "We can’t load the privacy notice",
  acknowledge: "I have read the privacy notice",
  consent: "I consent: {title}",
  needed: "Needed to register",
  free: "Optional",
};
