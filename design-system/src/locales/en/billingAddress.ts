import type { addressMessages } from "../../payments/addressMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `addressMessages`. */
export const words: WordsOf<typeof addressMessages> = {
  title: "Billing address",
  description: "Where we send the paper bills of this supply.",
  name: "First name",
  surname: "Surname",
  toponym: "Type of street",
  toponymHint: "Via, viale, piazza: only if it is not in the address already",
  address: "Address",
  addressHint: "We suggest addresses from the third character on.",
  civicNumber: "House number",
  staircase: "Staircase",
  floor: "Floor",
  internal: "Flat",
  postalCode: "Postcode (CAP)",
  city: "Municipality",
  provinceCode: "Province",
  saveHint: "To save, complete the fields that are not optional.",
  cancel: "Cancel",
  save: "Save the address",
  nameError: "Enter the first name.",
  surnameError: "Enter the surname.",
  addressError: "Enter the full address: at least 6 characters.",
  civicNumberError: "Enter the house number; if there is none, “snc”.",
  postalCodeError: "Enter the 5 digits of the postcode.",
  cityError: "Enter the full name of the municipality.",
  provinceCodeError: "Enter the 2 letters of the province, for example BO.",
  tooLong: "Enter {count} characters at most.",
};
