import type { complaintPageMessages } from "../../account/complaintPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `complaintPageMessages`. */
export const words: WordsOf<typeof complaintPageMessages> = {
  description: "Write to us: we answer in writing.",
  replyTo: "Answer to case {number}",
  notReceived: "It has not arrived: the connection broke. What you wrote is still here: send it again.",
  notKnown: "We do not know whether it has arrived: the connection broke. Try again: we do not receive it twice.",
  sent: "Received.",
  sentText: "The answer goes to {email}.",
  sentTitle: "Case {number}",
  number: "Number",
  receivedAt: "Received on",
  kind: "What you sent",
  hash: "SHA-256 hash of the copy",
  copyTitle: "Copy of what you sent",
  saveCopy: "Save the copy",
  fileName: "complaint-{number}.txt",
  print: "Print",
  follow: "Follow the case",
  loading: "We are loading the case",
  failureTitle: "We cannot load the case",
  answerTitle: "Our answer",
  askedTitle: "What we need",
  reply: "Answer",
};
