import type { withdrawalMessages } from "../../supplies/withdrawalMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `withdrawalMessages`. The words of the two buttons are those of directive (EU) 2023/2673, article 11a. */
export const words: WordsOf<typeof withdrawalMessages> = {
  title: "Change your mind",
  until: "You can withdraw from this contract until {date}: {distance}.",
  over: "The period to withdraw from this contract ended on {date}.",
  open: "Withdraw from contract here",
  declaration: "By confirming you tell us that you withdraw from this contract.",
  name: "Name",
  nameRequired: "Write the name.",
  nameTooLong: "The name is too long: check it.",
  number: "Contract number",
  email: "Email for the receipt",
  emailRequired: "Write the email address.",
  emailTooLong: "The address is too long: check it.",
  emailCharacters: "The address has spaces or accented letters: check it.",
  emailInvalid: "Write an address like name@example.com.",
  confirm: "Confirm withdrawal",
  cancel: "Cancel",
  sent: "Withdrawal received.",
  sentText: "The receipt is below.",
  receiptTitle: "Receipt of the withdrawal",
  receivedAt: "Received on",
  sentTo: "Receipt sent to",
  save: "Save the receipt",
  fileName: "withdrawal-{number}.txt",
  follow: "See your requests",
  notReceived: "The withdrawal has not arrived: the connection was cut. Confirm it again.",
  notKnown: "We don’t know whether the withdrawal has arrived: the connection was cut. Try again: we don’t receive it twice.",
};
