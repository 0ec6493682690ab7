import type { paymentPanelMessages } from "../../payments/panelMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `paymentPanelMessages`. */
export const words: WordsOf<typeof paymentPanelMessages> = {
  loading: "Loading the payment details",
  failed: "We can’t load the payment details",
  noneTitle: "We can’t find the payment details",
  noneText: "This supply has no payment method yet: you find it here as soon as it is registered.",
  changeMethod: "Change the method",
  changeDelivery: "Change the delivery",
  changeEmail: "Change email",
  methodTitle: "Payment method",
  deliveryTitle: "Delivery of bills",
  emailTitle: "Email for bills",
  cancel: "Cancel",
  changeReceived: "Request received",
  changeInProgress: "Request in progress",
  toConfirm: "address to be confirmed",
  to: "{way}, {place}",
  pendingTitle: "A change is in progress",
  pendingText: "Until it is completed you can’t ask for others. Open bills are paid as always.",
  pendingFrom: "The new method applies from {date}.",
  pendingFromVowel: "The new method applies from {date}.",
  invalidTitle: "Your email address is not valid",
  invalidText: "Messages to {email} don’t arrive: choose another address for your bills.",
  savedPostal: "Done: your bills come by post.",
  savedEmail: "Done: your bills come to {email}.",
  savedLink: "We have sent a link to {email}: open it to confirm the address.",
};
