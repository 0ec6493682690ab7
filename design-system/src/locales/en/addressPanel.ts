import type { addressPanelMessages } from "../../payments/addressPanelMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `addressPanelMessages`. */
export const words: WordsOf<typeof addressPanelMessages> = {
  loading: "Loading the addresses",
  supplyFailed: "We can’t load the supply address.",
  billingFailed: "We can’t load the billing address.",
  retry: "Try again",
  changeShort: "Change",
  change: "Change the address",
  dialogFailed: "We can’t open the window",
  attribution: "To do so, we send {provider} what you type in this field.",
  noStreet: "This is not valid: enter the street too.",
  notSaved: "We could not save the address",
  saved: "Billing address saved",
};
