import type { dossierMessages } from "../../bills/dossierMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `dossierMessages`. */
export const words: WordsOf<typeof dossierMessages> = {
  title: "File about bill no. {year} / {number}",
  fileName: "file-{year}-{number}.html",
  made: "Prepared on {date}.",
  hidden: "Names, amounts and codes are hidden.",
  missingTitle: "To be completed",
  missing: "{part}: we could not read these data. It is a problem of ours or of the connection: try again in the portal.",
  customer: "The customer’s data",
  readings: "Meter readings",
  readUntil: "Until when you can send a reading",
  earlier: "Earlier bills",
  complaints: "Complaints",
  bill: "The bill",
  number: "Bill",
  issued: "Issued on",
  status: "Status",
  supply: "Supply",
  item: "Item",
  quantity: "Quantity and price",
  amount: "Amount",
  noLines: "This bill does not list its items.",
  rate: "Instalment",
  earlierNone: "There are no other bills of this supply in the twelve months before.",
  complaintsNone: "There are no complaints about this bill.",
  complaint: "Case {number}",
  sent: "What you sent",
  asked: "What we need",
  answer: "Our answer",
};
