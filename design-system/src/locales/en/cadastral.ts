import type { cadastralMessages } from "../../account/cadastralMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `cadastralMessages`. */
export const words: WordsOf<typeof cadastralMessages> = {
  holderTitle: "Right to the property",
  holderTitlePlaceholder: "Choose the right",
  owner: "Owner",
  beneficiary: "Usufructuary",
  partner: "Holder of another right",
  representative: "Legal representative",
  city: "Cadastral municipality",
  urbanSection: "Urban section",
  sheet: "Sheet (foglio)",
  particle: "Parcel (particella)",
  subordinate: "Sub-unit (subalterno)",
  where: "You find them in the deed of purchase or in the land registry extract (visura catastale).",
  save: "Save the details",
  cancel: "Cancel",
  disabled: "To save, enter the right, the municipality, the sheet and the parcel.",
  required: "This field is required: you find it in the deed or in the extract.",
  invalidHolderTitle: "Choose your right to the property.",
  invalidCity: "This is not valid: enter up to 60 characters.",
  invalidUrbanSection: "This is not valid: enter up to 10 letters and digits.",
  invalidSheet: "This is not valid: enter digits only, up to 10.",
  invalidParticle: "This is not valid: enter digits only, up to 10.",
  invalidSubordinate: "This is not valid: enter digits only, up to 10.",
  requestedOn: "Requested on {date}",
  requestedAt: "Requested on {date} at {time}",
};
