import type { accountPagesMessages } from "../../account/accountPagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `accountPagesMessages`. */
export const words: WordsOf<typeof accountPagesMessages> = {
  notificationsList: "Your notifications",
  markFailed: "They are not marked as read: it is a problem of ours or of the connection. The notices stay here: try again.",
  chosenNotification: "The chosen notification",
  chosenRequest: "The chosen request",
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
