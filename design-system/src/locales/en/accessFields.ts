import type { fieldMessages } from "../../access/fieldMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `fieldMessages`. */
export const words: WordsOf<typeof fieldMessages> = {
  passwordRequired: "Choose a password",
  passwordWeak: "Check the password: you can see below what it lacks",
  confirmationDifferent: "The two passwords are different: enter the second one again",
  fiscalCodeRequired: "Enter the tax code (codice fiscale)",
  fiscalCodeInvalid: "Check the tax code: it needs 16 characters, or 11 digits for companies, condominiums and provisional codes",
  clientCodeRequired: "Enter the customer number",
  clientCodeTooLong: "It is too long: check what you entered",
  phoneRequired: "Enter the mobile number",
  phoneInvalid: "Check the number: it needs at least 8 digits after the prefix, at most 10 for an Italian mobile",
  phonePrefixUnknown: "We don’t know this prefix: choose it from the list and enter the rest of the number",
  informativaRequired: "Read the privacy notice and tick the box",
  consentRequired: "You need to give this consent to register: tick the box",
};
