import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { stillToPayMessages } from "../../../rooms/bills/open/stillToPayMessages.it.ts";
import type { addressPanelMessages } from "../../../rooms/payments/billing/addressMessages.it.ts";
import type { wizardMessages } from "@favilla/design-system/payments/wizardMessages.it.ts";

/** English texts of `addressPanelMessages`. */
export const addressPanel: WordsOf<typeof addressPanelMessages> = {
  loading: "Loading the addresses",
  supplyFailed: "We can’t load the supply address.",
  billingFailed: "We can’t load the billing address.",
  retry: "Try again",
  change: "Change the address",
  dialogFailed: "We can’t open the window",
  attribution: "To do so, we send {provider} what you type in this field.",
  noStreet: "This is not valid: enter the street too.",
  notSaved: "We could not save the address",
  saved: "Billing address saved",
};

/** English texts of `wizardMessages`. */
export const paymentWizard: WordsOf<typeof wizardMessages> = {
  bankTitle: "Direct debit",
  bookletTitle: "Debit from a savings book",
  loading: "We are preparing the change",
  failed: "We can’t prepare the change",
  noTermTitle: "We can’t find how you pay for this supply",
  noTermText: "Without it, it can’t be changed here. Write to us or call us: we’ll do it.",
  stepIban: "Your IBAN",
  stepBooklet: "Your savings book",
  stepAccept: "The conditions",
  stepConfirm: "Confirm by text message",
  ibanLead: "From which account do you want to pay the bills for “{name}”?",
  bookletLead: "From which savings book do you want to pay the bills for “{name}”?",
  acceptLead: "Read what changes, then accept.",
  bankConfirmLead: "Check the mandate: you sign it with the code that we send you by text message.",
  bookletConfirmLead: "The last step: confirm with the code that we send you by text message.",
  codeTitle: "Enter the code",
  ibanAgain: "Enter the IBAN again",
  ibanAgainText: "To keep you safe, we store neither it nor the code we sent. Your mobile number is still there.",
  bookletAgain: "Enter the savings book’s number again",
  bookletAgainText:
    "To keep you safe, we store neither it nor the code we sent. What you entered in the rest of the change is still there.",
  ibanRefused: "Our systems do not accept this IBAN. Check that it is right, or enter another one.",
  bookletRefused: "Our systems do not accept this savings book. Check that the number is right, or enter another one.",
  bookletUnverified: "The savings book is not checked: it is a problem of ours or of the connection. Try again in a few minutes.",
  codeWrong: "The code is not right: check the text message and enter it again.",
  codeWrongOne: "The code is not right: you can try once more.",
  codeWrongOther: "The code is not right: you can try {count} more times.",
  notSent: "We could not send you the code. Check the number and try again.",
  tooManySends: "You asked for too many codes, and we won’t send any more for a while. Use the last one you received.",
  sendingUnreachable: "We can’t reach our servers. Check your connection and try again.",
  sendingFailed: "The code was not sent: it is a problem of ours, and nothing has changed. Try again in a few minutes.",
  newCodeTitle: "You need a new code",
  newCodeText: "You changed the details after we had sent you the code: that code is no longer valid.",
  backToSupply: "Back to the supply",
  tryAgain: "Try again",
  unknownTitle: "We don’t know whether the request has arrived",
  unknownText: "The response was lost on its way. Before you ask again, we check whether it is there already.",
  checkAgain: "Check",
};

/** English texts of `stillToPayMessages`. */
export const stillToPay: WordsOf<typeof stillToPayMessages> = {
  due: "Remember: {amount} are due on {date}, and you still pay them yourself.",
  late: "Remember: {amount} were due on {date}, and you still pay them yourself.",
  noDate: "Remember: you still pay {amount} yourself.",
  before: "This bill was issued before your request.",
  andOthers: "You still pay {count} other bills of this supply yourself, too.",
  andAnother: "You still pay another bill of this supply yourself, too.",
  debited: "Bills issued already are still debited as before.",
  unknown: "Bills issued already are paid as before.",
  howToPay: "How to pay",
};
