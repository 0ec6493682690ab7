import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { accountPagesMessages } from "@favilla/design-system/account/accountPagesMessages.it.ts";
import type { cadastralPageMessages } from "../../../rooms/account/cadastral/cadastralMessages.it.ts";
import type { cadastralValueMessages } from "../../../rooms/account/cadastral/cadastralValueMessages.it.ts";
import type { profileMessages } from "@favilla/design-system/account/profileMessages.it.ts";

/** English texts of `accountPagesMessages`. */
export const accountPages: WordsOf<typeof accountPagesMessages> = {
  notificationsList: "Your notifications",
  markFailed: "It is not marked as read: it is a problem of ours or of the connection. The notice stays here: try again.",
  requestsList: "Your requests",
  askedAccount: "account",
  askedBooklet: "savings book",
  askedAddress: "to {address}",
  askedLand: "sheet {sheet}, parcel {particle}",
  toSupplies: "Go to the supplies",
  friendText: "Invite a friend with your code.",
  friendLoading: "We are loading the offer",
  friendFailed: "We can’t load the offer",
  friendOff: "There is no offer at the moment",
  friendOffText: "When you can invite a friend again, you find it in the menu.",
};

/** English texts of `cadastralPageMessages`. */
export const cadastralPage: WordsOf<typeof cadastralPageMessages> = {
  loading: "Loading the cadastral data",
  loadFailed: "We can’t load the cadastral data",
  noneTitle: "The cadastral data are missing",
  noneText: "The law asks us to collect them: you find them in the deed of purchase or in the land registry extract (visura catastale).",
  add: "Enter the cadastral data",
  change: "Change the data",
  lastRequest: "Last request for a change",
  pendingTitle: "A request is in progress",
  pendingText: "As soon as it is completed you can make another one.",
  lead: "Supply: {name}",
  backToSupply: "Back to the supply",
  cancelTitle: "Do you want to leave without saving?",
  cancelText: "What you entered will be lost.",
  cancelConfirm: "Leave",
  cancelKeep: "Go on entering",
  successTitle: "Request received",
  successText: "We check the data and update them. You see how far we have got on the supply’s page and among your requests.",
  failureTitle: "We could not send the request",
  failureText: "What you entered is still here: go back to try again.",
  unknownTitle: "We do not know whether the request has arrived",
  unknownText: "The answer got lost on its way. Go back to try again: if you send the same data, it stays a single request.",
  back: "Go back",
};

/** English texts of `cadastralValueMessages`. */
export const cadastralValue: WordsOf<typeof cadastralValueMessages> = {
  incomplete: "To be completed",
  changeReceived: "Request received",
  changeInProgress: "Request in progress",
  complete: "Complete",
};

/** English texts of `profileMessages`. */
export const profilePages: WordsOf<typeof profileMessages> = {
  dashboardText: "Your details, how you sign in and what you allow us to do.",
  credentialsText: "Email address and password with which you enter the customer area.",
  credentialsLoading: "We are loading your sign-in details",
  credentialsFailed: "We can’t load your sign-in details",
  partFailed: "We can’t open the window. Check your connection and try again.",
  changeEmail: "Change email",
  changeEmailText: "We’ll send a link to the new address: it changes when you open the link. Until then, sign in with the present one.",
  newEmail: "New email",
  newEmailRequired: "Enter the new email address",
  newEmailInvalid: "Enter a complete address, such as nome@esempio.it",
  newEmailCharacters: "The address can’t have accented letters or spaces: enter it like nome@esempio.it",
  newEmailTooLong: "It is too long: check what you entered",
  newEmailSame: "This is your email address already: enter another one",
  sendLink: "Send the link",
  sending: "Sending…",
  cancel: "Cancel",
  sendFailed: "Email not sent",
  myDataText: "As they are in your contract.",
  myDataLoading: "We are loading your details",
  myDataFailed: "We can’t load your details",
  contactsText: "How we can reach you.",
  contactsLoading: "We are loading your contact details",
  contactsFailed: "We can’t load your contact details",
  phoneKept: "You entered a new number but have not saved it yet.",
  addressText: "Where you are registered as resident. Bills may go elsewhere: you find that address in the supply.",
  addressLoading: "We are loading your address",
  addressFailed: "We can’t load your address",
  addressNone: "We don’t have your address",
  addressNoneText: "To add it, call {phone}.",
  addressOf: "Address {number} of {count}",
  consentsText: "Choose what we may do with your data. You can change your mind at any time.",
  consentsLoading: "We are loading your consents",
  consentsFailed: "We can’t load your consents",
  informativa: "Privacy notice",
  informativaRead: "I have read the privacy notice",
  informativaPurpose: "It only tells us that you have read it.",
  informativaText: "Read the privacy notice",
  informativaWhole: "The whole privacy notice",
  consents: "Consents",
  consentsFree: "None is required: your supply does not change even if you remove them all.",
  choiceSaved: "Choice saved",
};
