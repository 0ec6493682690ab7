import type { deleteMessages } from "../../account/deleteMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `deleteMessages`. */
export const words: WordsOf<typeof deleteMessages> = {
  title: "Do you want to delete your account?",
  description: "This cannot be undone.",
  consequence1: "You will no longer be able to enter the customer area or see the documents in it.",
  consequence2: "Your supplies stay active, and bills keep coming.",
  consequence3: "If you change your mind, you register again.",
  understood: "I understand: delete my account",
  notTicked: "Tick the box to confirm.",
  confirm: "Delete the account",
  cancel: "Keep the account",
  failed: "The account is not deleted: it is a problem of ours or of the connection. It is as it was: try again.",
  failedUnknown: "We don’t know whether the account was deleted: the answer was lost on its way. Try again: if it was, we tell you.",
};
