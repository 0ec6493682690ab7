import type { complaintCopyMessages } from "../../account/complaintCopyMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `complaintCopyMessages`. */
export const words: WordsOf<typeof complaintCopyMessages> = {
  day: "Day: {day}",
  name: "Name: {name}",
  email: "Email: {email}",
  repliesTo: "Answer to case: {number}",
  supply: "Supply: {code}",
  bill: "Bill: {number}",
  reading: "Reading: {reading}, {day}",
  attachment: "Attachment: {name}, {size} bytes, SHA-256 {hash}",
};
